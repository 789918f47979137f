import type { ServiceBlock } from '../../content/service.contract';

type Blocks = readonly ServiceBlock[];

/** Blocks of the given kinds, and the others, both in their order. */
export const split = (blocks: Blocks, kinds: readonly ServiceBlock['kind'][]): readonly [Blocks, Blocks] => [
  blocks.filter(({ kind }) => kinds.includes(kind)),
  blocks.filter(({ kind }) => !kinds.includes(kind)),
];

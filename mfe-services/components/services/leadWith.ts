import type { ServiceBlock } from '../../content/service.contract';

/** Blocks with the first one of a kind in front, where a raised background would be a second edge below the hero's water. */
export function leadWith(
  kind: ServiceBlock['kind'],
  blocks: readonly ServiceBlock[],
): readonly ServiceBlock[] {
  const first = blocks.find((block) => block.kind === kind);
  if (!first) return blocks;
  return [
    { ...first, tone: undefined } as unknown as ServiceBlock,
    ...blocks.filter((block) => block !== first),
  ];
}

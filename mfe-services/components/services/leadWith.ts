import type { ServiceBlock } from '../../content/service.contract';

/** Blocks with the first one of a kind in front. Neighbors that would then share a raised background lose it. */
export const leadWith = (kind: ServiceBlock['kind'], blocks: readonly ServiceBlock[]) => {
  const first = blocks.find((block) => block.kind === kind);
  if (!first) return blocks;
  const ordered = [first, ...blocks.filter((block) => block !== first)];
  let above: string | undefined;
  return ordered.map((block): ServiceBlock => {
    if (!('tone' in block) || block.tone !== above) {
      above = 'tone' in block ? block.tone : undefined;
      return block;
    }
    above = undefined;
    return { ...block, tone: undefined } as unknown as ServiceBlock;
  });
};

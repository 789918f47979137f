import { Plate } from '../drawing/Plate';
import type { ServiceBlock } from '../../content/service.contract';
import { ServiceBlocks, type ServiceBlocksProps } from './ServiceBlocks';

const bare = (block: ServiceBlock): ServiceBlock =>
  block.kind === 'points' ? { ...block, picture: undefined } : block;

/** Blocks in a column without room for a picture beside the text: it is below them. */
export function NarrowBlocks({ blocks, ...where }: ServiceBlocksProps) {
  const picture = blocks.map((block) => ('picture' in block ? block.picture : undefined)).find(Boolean);
  return (
    <>
      <ServiceBlocks blocks={blocks.map(bare)} {...where} />
      {picture && <Plate src={picture} />}
    </>
  );
}

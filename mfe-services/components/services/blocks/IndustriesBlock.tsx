import { IndustryDoors } from '../industries/IndustryDoors';
import { IndustryLines } from '../industries/IndustryLines';
import { BlockFrame } from './BlockFrame';
import type { BlockProps } from './block.contract';

/** The fields in which this service is ordered. */
export function IndustriesBlock({ block, accent, id }: BlockProps<'industries'>) {
  const Industries = block.look === 'cards' ? IndustryDoors : IndustryLines;
  return (
    <BlockFrame block={block} id={id}>
      <Industries items={block.items} accent={accent} />
    </BlockFrame>
  );
}

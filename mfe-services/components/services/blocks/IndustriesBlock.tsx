import { BlockFrame } from './BlockFrame';
import type { BlockProps } from '../../../content/service.contract';

/** The fields in which this service is ordered. */
export function IndustriesBlock({ block, accent, id }: BlockProps<'industries'>) {
  return (
    <BlockFrame block={block} id={id}>
      <block.Look items={block.items} accent={accent} />
    </BlockFrame>
  );
}

import type { BlockProps } from '../../../content/service.contract';
import { BlockFrame } from './BlockFrame';

/** The services grid: what can be ordered, and what one gets for it. */
export function OffersBlock({ block, accent, id }: BlockProps<'offers'>) {
  return (
    <BlockFrame block={block} id={id}>
      <block.Look items={block.items} accent={accent} />
    </BlockFrame>
  );
}

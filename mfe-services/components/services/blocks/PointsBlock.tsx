import type { BlockProps } from '../../../content/service.contract';
import { BlockFrame } from './BlockFrame';

/** Capabilities, benefits or platforms, in the layout that the page asks for. */
export function PointsBlock({ block, accent, id }: BlockProps<'points'>) {
  if (block.Band) return <block.Band block={block} accent={accent} id={id} />;
  return (
    <BlockFrame block={block} id={id} picture={block.picture}>
      <block.Look items={block.items} accent={accent} picture={block.picture} shots={block.shots} />
    </BlockFrame>
  );
}

import { BlockFrame } from './BlockFrame';
import type { BlockProps } from '../../../content/service.contract';

/** The four steps of the work. */
export function ProcessBlock({ block, accent, id }: BlockProps<'process'>) {
  return (
    <BlockFrame block={block} id={id}>
      <block.Look steps={block.steps} accent={accent} />
    </BlockFrame>
  );
}

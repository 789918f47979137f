import { ProcessLine } from 'shared-content/ui';
import { ProcessStairs } from '../ProcessStairs';
import { BlockFrame } from './BlockFrame';
import type { BlockProps } from './block.contract';

/** The four steps of the work. */
export function ProcessBlock({ block, accent, id }: BlockProps<'process'>) {
  const Process = block.look === 'line' ? ProcessLine : ProcessStairs;
  return (
    <BlockFrame block={block} id={id}>
      <Process steps={block.steps} accent={accent} />
    </BlockFrame>
  );
}

import { Reveal } from 'shared-content/ui';
import { SnapshotStory } from '../snapshot/SnapshotStory';
import { BlockFrame } from './BlockFrame';
import type { BlockProps } from '../../../content/service.contract';

/** A client's success: a story that ends in its result. */
export function SnapshotBlock({ block, accent, id }: BlockProps<'snapshot'>) {
  return (
    <BlockFrame block={block} id={id}>
      <Reveal>
        <SnapshotStory story={block.story} figures={block.figures} accent={accent} />
      </Reveal>
    </BlockFrame>
  );
}

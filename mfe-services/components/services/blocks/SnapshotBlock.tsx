import { Reveal, Section } from 'shared-content/ui';
import { SnapshotStory } from '../snapshot/SnapshotStory';
import type { BlockProps } from '../../../content/service.contract';

/** A client's success: a story that ends in its result. */
export function SnapshotBlock({ block, accent, id }: BlockProps<'snapshot'>) {
  return (
    <Section tone={block.tone} labelledBy={id}>
      <Reveal>
        <SnapshotStory block={block} accent={accent} id={id} />
      </Reveal>
    </Section>
  );
}

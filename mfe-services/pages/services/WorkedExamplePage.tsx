import { MarginNotes } from '../../components/services/MarginNotes';
import { NarrowBlocks } from '../../components/services/NarrowBlocks';
import { ServiceBlocks } from '../../components/services/ServiceBlocks';
import { split } from '../../components/services/split';
import type { ServicePageContent } from '../../content/service.contract';
import { ServicePage } from './ServicePage';

/** A service told by one piece of its work. What is done, and for whom, are notes in the margin. */
export function WorkedExamplePage({ content }: { content: ServicePageContent }) {
  const { accent } = content.entry;
  const [notes, others] = split(content.blocks, ['points', 'industries']);
  // Two notes are as long as the example with the offers, one is as long as the example.
  const [example, rest] = split(others, notes.length > 1 ? ['exhibit', 'offers'] : ['exhibit']);
  return (
    <ServicePage content={content}>
      <MarginNotes notes={<NarrowBlocks blocks={notes} accent={accent} first={example.length} />}>
        <ServiceBlocks blocks={example} accent={accent} />
      </MarginNotes>
      <ServiceBlocks blocks={rest} accent={accent} first={example.length + notes.length} />
    </ServicePage>
  );
}

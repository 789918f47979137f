import { ServiceBlocks } from '../../components/services/ServiceBlocks';
import { Stops } from '../../components/services/Stops';
import { split } from '../../components/services/split';
import { BlockFrame } from '../../components/services/BlockFrame';
import type { ServicePageContent } from '../../content/service.contract';
import { ServicePage } from './ServicePage';

/** A service told as its project runs: each of the four steps has the block that shows it, in their order. */
export function TimelinePage({ content }: { content: ServicePageContent }) {
  const { accent } = content.entry;
  const process = content.blocks.find((block) => block.kind === 'process');
  const [, others] = split(content.blocks, ['process']);
  const steps = process?.steps ?? [];
  const stops = steps.map((step, index) => ({
    ...step,
    work: <ServiceBlocks blocks={others.slice(index, index + 1)} accent={accent} first={index} />,
  }));
  return (
    <ServicePage content={content}>
      {process && (
        <BlockFrame block={process} id="process">
          <Stops accent={accent} stops={stops} />
        </BlockFrame>
      )}
      <ServiceBlocks blocks={others.slice(steps.length)} accent={accent} first={steps.length} />
    </ServicePage>
  );
}

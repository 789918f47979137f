import { ServiceBlocks } from '../../components/services/ServiceBlocks';
import { Stops } from '../../components/services/Stops';
import type { ServicePageContent } from '../../content/service.contract';
import { ServicePage } from './ServicePage';

/** A service told as its project runs: each of the four steps has the block that shows it, in their order. */
export function TimelinePage({ content }: { content: ServicePageContent }) {
  const { blocks, entry } = content;
  const { accent } = entry;
  const process = blocks.find((block) => block.kind === 'process');
  const steps = process?.steps ?? [];
  const others = blocks.filter((block) => block !== process);
  const stops = steps.map(({ title }, index) => ({
    name: title,
    work: <ServiceBlocks blocks={others.slice(index, index + 1)} accent={accent} first={index} />,
  }));
  return (
    <ServicePage content={content}>
      {process && <ServiceBlocks blocks={[process]} accent={accent} />}
      <Stops accent={accent} stops={stops} />
      <ServiceBlocks blocks={others.slice(steps.length)} accent={accent} first={steps.length} />
    </ServicePage>
  );
}

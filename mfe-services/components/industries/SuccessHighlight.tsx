import { Badge, Eyebrow, Section, Split, site, styled, text } from 'shared-content/ui';
import type { IndustryContent } from '../../content/industries/industry.contract';
import { industryLabels } from '../../content/industries/industryLabels';
import { MeasureBars } from './MeasureBars';
import { MeasureFigures } from './MeasureFigures';

const Title = styled('h2')(text('h2'));
const Words = styled('div')({ display: 'grid', gap: 20, justifyItems: 'start' });
const Story = styled('p')({ ...text('lead'), color: site.palette.muted, maxWidth: '56ch' });
const Stack = styled('div')({ display: 'grid', gap: 'clamp(32px, 5vw, 64px)' });

interface SuccessHighlightProps {
  content: IndustryContent;
  /** `bars`: story left, bars right. `figures`: story above, three large figures below. */
  look: 'bars' | 'figures';
}

/** One client's story with its figures before and after. */
export function SuccessHighlight({ content: { success, industry }, look }: SuccessHighlightProps) {
  const { accent } = industry;
  const words = (
    <Words>
      <div>
        <Eyebrow accent={accent}>{industryLabels.success}</Eyebrow>
        <Title id="success">{success.title}</Title>
      </div>
      <Badge accent={accent}>{success.client}</Badge>
      <Story>{success.story}</Story>
    </Words>
  );
  return (
    <Section tone="raised" labelledBy="success">
      {look === 'bars' ? (
        <Split ratio="even">
          {words}
          <MeasureBars measures={success.measures} accent={accent} />
        </Split>
      ) : (
        <Stack>
          {words}
          <MeasureFigures measures={success.measures} accent={accent} />
        </Stack>
      )}
    </Section>
  );
}

import { ProcessLine, Section, SectionHeading, site, styled } from 'shared-content/ui';
import { careers } from '../../content/careers';

const { paperJade, paperMuted } = site.palette;

// The kit's steps in dark ink for paper. Twice &, to outrank the steps' own rules.
const Steps = styled('div')({
  '&& .step': { borderColor: paperJade, color: paperJade },
  '&& p': { color: paperMuted },
  '&& li::before': { background: `${paperJade}66` },
});

/** The steps of an application. */
export function Hiring() {
  const { title, lead, steps } = careers.hiring;
  return (
    <Section tone="daylight" labelledBy="hiring">
      <SectionHeading id="hiring" title={title} lead={lead} align="split" />
      <Steps>
        <ProcessLine steps={steps} />
      </Steps>
    </Section>
  );
}

import { Section, site, styled, text } from 'shared-content/ui';
import type { IndustryContent } from '../../content/industries/industry.contract';
import { ServiceLinks } from './ServiceLinks';

type Look = IndustryIntroProps['look'];

const Columns = styled('div')<{ look: Look }>(({ look, theme }) => ({
  display: 'grid',
  gap: `32px ${site.scale.columnGap}`,
  // The links end it: below them, a whole section's padding would leave a hole.
  ...(look === 'statement' && { marginBottom: `calc(${site.scale.section} * -0.5)` }),
  // The services fill the foot of the heading's column, which would otherwise be empty. On a phone they come last.
  ...(look === 'split' && {
    [theme.breakpoints.up('md')]: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
      gridTemplateRows: 'auto 1fr',
      '& > div:first-of-type': { gridColumn: 2, gridRow: '1 / -1' },
      '& > div:last-of-type': { gridColumn: 1, gridRow: 2, alignSelf: 'end' },
    },
  }),
}));

const Title = styled('h2')({ ...text('h2'), maxWidth: '16em' });

const Words = styled('div')<{ look: Look }>(({ look, theme }) => ({
  display: 'grid',
  gap: `24px ${site.scale.columnGap}`,
  alignContent: 'start',
  color: site.palette.muted,
  '& > p:first-of-type': { ...text('lead'), color: site.palette.text },
  ...(look === 'split' && { maxWidth: site.scale.prose }),
  ...(look === 'statement' && {
    [theme.breakpoints.up('md')]: {
      gridTemplateColumns: '7fr 5fr',
      '& > p': { gridColumn: 2 },
      '& > p:first-of-type': { gridColumn: 1, gridRow: '1 / span 3' },
    },
  }),
}));

interface IndustryIntroProps {
  content: IndustryContent;
  /** `split`: title and services left, text right. `statement`: title at full width, text and services below. */
  look: 'split' | 'statement';
}

/** The field's problems and how the work begins, with the services for it. */
export function IndustryIntro({ content: { intro, services, industry }, look }: IndustryIntroProps) {
  return (
    <Section labelledBy="intro">
      <Columns look={look}>
        <Title id="intro">{intro.title}</Title>
        <Words look={look}>
          {intro.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Words>
        <ServiceLinks services={services} accent={industry.accent} />
      </Columns>
    </Section>
  );
}

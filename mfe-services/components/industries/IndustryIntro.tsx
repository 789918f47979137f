import { type Accent, Section, site, styled, text } from 'shared-content/ui';
import type { IndustryContent } from '../../content/industries/industry.contract';
import { ServiceLinks } from './ServiceLinks';

// The services fill the foot of the heading's column, which would otherwise be empty. On a phone they come last.
const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: `32px ${site.scale.columnGap}`,
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
    gridTemplateRows: 'auto 1fr',
    '& > div:first-of-type': { gridColumn: 2, gridRow: '1 / -1' },
    '& > div:last-of-type': { gridColumn: 1, gridRow: 2, alignSelf: 'end' },
  },
}));
const Title = styled('h2')({ ...text('h2'), maxWidth: '16em' });
const Words = styled('div')({ display: 'grid', gap: 24, alignContent: 'start', maxWidth: site.scale.prose });
const First = styled('p')({ ...text('lead'), color: site.palette.text });
const Further = styled('p')({ color: site.palette.muted });

// The first paragraph dominates: its heading is small, and it is as large as a heading.
const Statement = styled('div')({ display: 'grid', gap: 'clamp(20px, 2.4vw, 32px)' });
const SmallTitle = styled('h2')<{ accent: Accent }>(({ accent }) => ({
  ...text('h3'),
  color: site.ramp[accent],
}));
const Said = styled('p')({
  fontSize: 'clamp(1.25rem, 1.05rem + 1.1vw, 1.875rem)',
  lineHeight: 1.42,
  letterSpacing: '-0.014em',
  fontWeight: 450,
  maxWidth: '34em',
});
const Foot = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 32,
  marginTop: 'clamp(16px, 3vw, 40px)',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '1fr 1fr', columnGap: site.scale.columnGap },
}));

interface IndustryIntroProps {
  content: IndustryContent;
  /** `split`: title and services left, text right. `statement`: the first paragraph large and at full width. */
  look: 'split' | 'statement';
}

/** The field's problems and how the work begins, with the services for it. */
export function IndustryIntro({ content: { intro, services, industry }, look }: IndustryIntroProps) {
  const [first, ...further] = intro.paragraphs;
  const rest = further.map((paragraph) => <Further key={paragraph}>{paragraph}</Further>);
  const links = <ServiceLinks services={services} accent={industry.accent} />;
  return (
    <Section labelledBy="intro">
      {look === 'split' ? (
        <Columns>
          <Title id="intro">{intro.title}</Title>
          <Words>
            <First>{first}</First>
            {rest}
          </Words>
          {links}
        </Columns>
      ) : (
        <Statement>
          <SmallTitle id="intro" accent={industry.accent}>
            {intro.title}
          </SmallTitle>
          <Said>{first}</Said>
          <Foot>
            <Words>{rest}</Words>
            {links}
          </Foot>
        </Statement>
      )}
    </Section>
  );
}

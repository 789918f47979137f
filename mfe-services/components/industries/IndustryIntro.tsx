import { Section, site, styled, text } from 'shared-content/ui';
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

// Two paragraphs side by side under the title, the services in a row below them.
const Statement = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: `clamp(24px, 3vw, 40px) ${site.scale.columnGap}`,
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: '7fr 5fr',
    '& > h2, & > :last-child': { gridColumn: '1 / -1' },
  },
}));
// The links end it: below them, a whole section's padding would leave a hole.
const Close = styled('div')({ marginBottom: `calc(${site.scale.section} * -0.5)` });

interface IndustryIntroProps {
  content: IndustryContent;
  /** `split`: title and services left, text right. `statement`: title at full width, text and services below. */
  look: 'split' | 'statement';
}

/** The field's problems and how the work begins, with the services for it. */
export function IndustryIntro({ content: { intro, services, industry }, look }: IndustryIntroProps) {
  const [first, ...further] = intro.paragraphs;
  const rest = further.map((paragraph) => <Further key={paragraph}>{paragraph}</Further>);
  const links = <ServiceLinks services={services} accent={industry.accent} />;
  if (look === 'statement')
    return (
      <Close>
        <Section labelledBy="intro">
          <Statement>
            <Title id="intro">{intro.title}</Title>
            <First>{first}</First>
            <Words>{rest}</Words>
            {links}
          </Statement>
        </Section>
      </Close>
    );
  return (
    <Section labelledBy="intro">
      <Columns>
        <Title id="intro">{intro.title}</Title>
        <Words>
          <First>{first}</First>
          {rest}
        </Words>
        {links}
      </Columns>
    </Section>
  );
}

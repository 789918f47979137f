import { Section, Split, site, styled, text } from 'shared-content/ui';
import type { IndustryContent } from '../../content/industries/industry.contract';
import { ServiceLinks } from './ServiceLinks';

const Title = styled('h2')({ ...text('h2'), maxWidth: '16em' });
const Words = styled('div')({ display: 'grid', gap: 24, maxWidth: site.scale.prose });
const First = styled('p')({ ...text('lead'), color: site.palette.text });
const Further = styled('p')({ color: site.palette.muted });

const Statement = styled('div')({ display: 'grid', gap: 'clamp(24px, 4vw, 48px)' });
const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 24,
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '1fr 1fr', columnGap: 64 },
}));

interface IndustryIntroProps {
  content: IndustryContent;
  /** `split`: title left, words right. `statement`: title across, words in two columns below. */
  look: 'split' | 'statement';
}

/** What goes wrong in this field and how the work begins, with the services behind it. */
export function IndustryIntro({ content: { intro, services, industry }, look }: IndustryIntroProps) {
  const [first, ...further] = intro.paragraphs;
  const title = <Title id="intro">{intro.title}</Title>;
  const rest = further.map((paragraph) => <Further key={paragraph}>{paragraph}</Further>);
  const links = <ServiceLinks services={services} accent={industry.accent} />;
  return (
    <Section labelledBy="intro">
      {look === 'split' ? (
        <Split ratio="lead">
          {title}
          <Words>
            <First>{first}</First>
            {rest}
            {links}
          </Words>
        </Split>
      ) : (
        <Statement>
          {title}
          <Columns>
            <First>{first}</First>
            <Words>
              {rest}
              {links}
            </Words>
          </Columns>
        </Statement>
      )}
    </Section>
  );
}

import { servicePath } from 'shared-content/content';
import { Section, site, styled, text } from 'shared-content/ui';
import type { IndustryContent } from '../../content/industries/industry.contract';
import { industryLabels } from '../../content/industries/industryLabels';
import { ArrowLink } from '../ArrowLink';

// The links end it: below them, a whole section's padding would leave a hole.
const Statement = styled('div')({
  display: 'grid',
  gap: 32,
  marginBottom: `calc(${site.scale.section} * -0.3)`,
});
const Title = styled('h2')({ ...text('voice'), maxWidth: '16em' });
const Words = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: `24px ${site.scale.columnGap}`,
  alignContent: 'start',
  color: site.palette.muted,
  '& > p:first-of-type': { ...text('lead'), color: site.palette.text },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: '7fr 5fr',
    '& > p': { gridColumn: 2 },
    '& > p:first-of-type': { gridColumn: 1, gridRow: '1 / span 3' },
  },
}));
const Services = styled('div')<{ tint: string }>(({ tint }) => ({
  '--tint': tint,
  paddingTop: 16,
  borderTop: `1px solid ${site.palette.hairline}`,
  '& > p': { ...text('small'), fontWeight: 550, color: site.palette.muted, marginBottom: 8 },
  '& > ul': { display: 'flex', flexWrap: 'wrap', columnGap: 32 },
}));

/** The field's problems and how the work begins, with links to the services that it orders most. */
export function IndustryIntro({ content: { intro, services, industry } }: { content: IndustryContent }) {
  return (
    <Section labelledBy="intro">
      <Statement>
        <Title id="intro">{intro.title}</Title>
        <Words>
          {intro.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Words>
        <Services tint={site.ramp[industry.accent]}>
          <p id="services-behind">{industryLabels.services}</p>
          <ul aria-labelledby="services-behind">
            {services.map((entry) => (
              <li key={entry.slug}>
                <ArrowLink to={servicePath(entry)}>{entry.name}</ArrowLink>
              </li>
            ))}
          </ul>
        </Services>
      </Statement>
    </Section>
  );
}

import { Reveal, Section, Stats, TextLink, site, styled, text } from 'shared-content/ui';
import { intro } from '../../content/intro';

const Title = styled('h2')(text('h2'));
const Words = styled('div')({
  ...text('lead'),
  display: 'grid',
  gap: 20,
  alignContent: 'start',
  color: site.palette.muted,
  '& a': { fontSize: '1rem' },
});
// The figures span both columns below them.
const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 'clamp(40px, 5vw, 72px) clamp(32px, 5vw, 80px)',
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
    alignItems: 'start',
    '& > :last-of-type': { gridColumn: '1 / -1' },
  },
}));

/** The company's introduction, with its figures. */
export function Intro() {
  return (
    <Section labelledBy="intro">
      <Columns>
        <Reveal>
          <Title id="intro">{intro.title}</Title>
        </Reveal>
        <Reveal index={1}>
          <Words>
            {intro.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            <p>
              <TextLink to={intro.link.to}>{intro.link.label}</TextLink>
            </p>
          </Words>
        </Reveal>
        <Reveal index={1}>
          <Stats items={intro.stats} look="open" note={intro.statsNote} />
        </Reveal>
      </Columns>
    </Section>
  );
}

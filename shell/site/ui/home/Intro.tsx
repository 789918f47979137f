import { Eyebrow, Reveal, Section, Split, Stats, TextLink, site, styled, text } from 'shared-content/ui';
import { intro } from '../../content/intro';

const Title = styled('h2')(text('h2'));
const Words = styled('div')({
  ...text('lead'),
  display: 'grid',
  gap: 20,
  color: site.palette.muted,
  '& a': { fontSize: '1rem' },
});
const Figures = styled('div')({ marginTop: 'clamp(48px, 6vw, 88px)' });

/** What kind of company this is, with its figures. */
export function Intro() {
  return (
    <Section labelledBy="intro">
      <Split>
        <Reveal>
          <Eyebrow>{intro.eyebrow}</Eyebrow>
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
      </Split>
      <Figures>
        <Reveal index={1}>
          <Stats items={intro.stats} look="open" />
        </Reveal>
      </Figures>
    </Section>
  );
}

import { Section, Split, Stats, TextLink, site, styled, text } from 'shared-content/ui';
import office from '../../assets/intro/office-near-960.avif';
import { intro } from '../../content/intro';

const Words = styled('div')({
  ...text('lead'),
  display: 'grid',
  gap: 20,
  color: site.palette.muted,
  '& h2': { ...text('h2'), color: site.palette.text },
  '& a': { fontSize: '1rem' },
});
// Above the words it takes half the height, without its lamps.
const Room = styled('img')(({ theme }) => ({
  width: '100%',
  borderRadius: site.scale.radius.large,
  [theme.breakpoints.down('md')]: { aspectRatio: '2', objectFit: 'cover', objectPosition: '50% 70%' },
}));
const Figures = styled('div')({ marginTop: 'clamp(40px, 5vw, 64px)' });

/** The company's introduction beside its office, with its figures. */
export function Intro() {
  return (
    <Section labelledBy="intro">
      <Split>
        <Room src={office} alt="" width={960} height={720} loading="lazy" decoding="async" />
        <Words>
          <h2 id="intro">{intro.title}</h2>
          {intro.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <p>
            <TextLink to={intro.link.to}>{intro.link.label}</TextLink>
          </p>
        </Words>
      </Split>
      <Figures>
        <Stats items={intro.stats} note={intro.statsNote} />
      </Figures>
    </Section>
  );
}

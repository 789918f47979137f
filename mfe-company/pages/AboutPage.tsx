import {
  BelowFold,
  CallToAction,
  Hero,
  Lead,
  Portrait,
  Reveal,
  Section,
  Split,
  Stats,
  site,
  styled,
  text,
} from 'shared-content/ui';
import office1920 from '../assets/office-1920.avif';
import office960 from '../assets/office-960.avif';
import near from '../assets/office-near-800.avif';
import morning1600 from '../assets/water/morning-1600.avif';
import morning800 from '../assets/water/morning-800.avif';
import { Principles } from '../components/Principles';
import { Prose } from '../components/Prose';
import { Team } from '../components/team/Team';
import { about } from '../content/about';
import { team } from '../content/team';

const { palette } = site;

export function AboutPage() {
  return (
    <>
      <Hero {...about.hero}>
        <OfficePicture />
      </Hero>
      <BelowFold>
        <Story />
        <FounderQuote />
        <Principles />
        <Team />
        <CallToAction {...about.closing} water={{ small: morning800, large: morning1600 }} />
      </BelowFold>
    </>
  );
}

// The table is at the window's lower edge, whatever the picture loses at the top.
const Room = styled('img')(({ theme }) => ({
  width: '100%',
  height: 'clamp(260px, 37.5vw, 720px)',
  objectFit: 'cover',
  objectPosition: '50% 100%',
  [theme.breakpoints.down('sm')]: { height: '75vw' },
}));

/** The team at its table, across the window; on a phone three of the five. */
function OfficePicture() {
  return (
    <picture>
      <source media="(max-width: 599.95px)" srcSet={near} width={800} height={600} />
      <source srcSet={`${office960} 960w, ${office1920} 1920w`} sizes="100vw" />
      <Room
        src={office1920}
        alt={about.picture}
        width={1920}
        height={720}
        fetchPriority="high"
        decoding="async"
      />
    </picture>
  );
}

const Title = styled('h2')(text('h2'));
// As large as a picture: what else the column would show.
const Badge = styled('p')({
  marginTop: 24,
  color: palette.jade,
  '& span': { ...text('voice'), fontSize: 'clamp(6rem, 3rem + 14vw, 15rem)', lineHeight: 0.9 },
  '& b': { ...text('h3'), marginLeft: 8, color: palette.text },
});
const Opening = styled(Lead)({ color: palette.text });
// Only slightly smaller than its first paragraph, because all of it is meant to be read.
const Telling = styled(Prose)({ '& > p + p': { fontSize: '1.0625rem', lineHeight: 1.7 } });
const Figures = styled('div')({ marginTop: 'clamp(48px, 6vw, 88px)' });

/** The company's story: its age, the text and four figures. */
function Story() {
  const { title, badge, paragraphs, figures, figuresNote } = about.story;
  const [opening, ...rest] = paragraphs;
  return (
    <Section labelledBy="our-story">
      <Split>
        <div>
          <Title id="our-story">{title}</Title>
          <Badge>
            <span>{badge.number}</span> <b>{badge.label}</b>
          </Badge>
        </div>
        <Telling>
          <Opening>{opening}</Opening>
          {rest.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Telling>
      </Split>
      <Figures>
        <Reveal>
          <Stats items={figures} note={figuresNote} />
        </Reveal>
      </Figures>
    </Section>
  );
}

const Figure = styled('figure')({ display: 'grid', gap: 'clamp(28px, 4vw, 48px)' });
// The quote comes first, then the face as its signature. The founder's larger portrait is in the team section.
const Source = styled('figcaption')({
  ...text('small'),
  display: 'flex',
  gap: 16,
  alignItems: 'center',
  color: palette.paperMuted,
  '& img': { width: 72, height: 84 },
  '& b': { display: 'block', color: palette.paperInk, fontWeight: 550 },
});
const Words = styled('blockquote')({
  ...text('voice'),
  // The quotation mark hangs outside the text's left edge.
  textIndent: '-0.42em',
  textWrap: 'balance',
});

/** The founder's quote, signed with his portrait. */
function FounderQuote() {
  const { words, name, role } = about.quote;
  const founder = team.find((member) => member.name === name);
  return (
    <Section tone="daylight">
      <Reveal>
        <Figure>
          <Words>{words}</Words>
          <Source>
            {founder && <Portrait src={founder.image} alt="" width={480} height={560} shape="card" />}
            <span>
              <b>{name}</b>
              {role}
            </span>
          </Source>
        </Figure>
      </Reveal>
    </Section>
  );
}

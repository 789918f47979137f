import { Lead, Reveal, Section, Split, Stats, site, styled, text } from 'shared-content/ui';
import { about } from '../../content/about';
import { Prose } from '../Prose';

const Title = styled('h2')(text('h2'));
// As large as a picture: what else the column would show.
const Badge = styled('p')({
  marginTop: 24,
  color: site.palette.jade,
  '& span': { ...text('display'), lineHeight: 1 },
  '& b': { ...text('h3'), marginLeft: 8, color: site.palette.text },
});
const Opening = styled(Lead)({ color: site.palette.text });
// Only slightly smaller than its first paragraph, because all of it is meant to be read.
const Telling = styled(Prose)({ '& > p + p': { fontSize: '1.0625rem', lineHeight: 1.7 } });
const Figures = styled('div')({ marginTop: 'clamp(48px, 6vw, 88px)' });

/** The company's story: its age, the text and four figures. */
export function Story() {
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

import { Lead, Reveal, Section, Split, Stats, site, styled, text } from 'shared-content/ui';
import { about } from '../../content/about';
import { Prose } from '../Prose';
import { StoryPicture } from './StoryPicture';

// The hero ends in water with its own height, so the story begins close below it.
const Near = styled('div')({ '& > section': { paddingTop: 'clamp(24px, 3vw, 40px)' } });
const Title = styled('h2')({ ...text('h2'), marginBottom: 32 });
const Opening = styled(Lead)({ color: site.palette.text });
// Only slightly smaller than its first paragraph, because all of it is meant to be read.
const Telling = styled(Prose)({ '& > p + p': { fontSize: '1.0625rem', lineHeight: 1.7 } });
const Figures = styled('div')({ marginTop: 'clamp(48px, 6vw, 88px)' });

/** The company's story: the badge, the text and four figures. */
export function Story() {
  const [opening, ...rest] = about.story.paragraphs;
  return (
    <Near>
      <Section labelledBy="our-story">
        <Title id="our-story">{about.story.title}</Title>
        <Split ratio="lead">
          <StoryPicture badge={about.story.badge} alt={about.story.picture} />
          <Telling>
            <Opening>{opening}</Opening>
            {rest.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </Telling>
        </Split>
        <Figures>
          <Reveal>
            <Stats items={about.story.figures} note={about.story.figuresNote} />
          </Reveal>
        </Figures>
      </Section>
    </Near>
  );
}

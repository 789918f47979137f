import { Lead, Reveal, Section, Split, Stats, site, styled, text } from 'shared-content/ui';
import { about } from '../../content/about';
import { Prose } from '../Prose';
import { StoryPicture } from './StoryPicture';

const Title = styled('h2')({ ...text('h2'), marginBottom: 24 });
const Opening = styled(Lead)({ color: site.palette.text });
const Figures = styled('div')({ marginTop: 'clamp(48px, 6vw, 88px)' });

/** How the company came to be: the badge, the telling and four figures. */
export function Story() {
  const [opening, ...rest] = about.story.paragraphs;
  return (
    <Section labelledBy="our-story">
      <Split ratio="lead">
        <StoryPicture badge={about.story.badge} alt={about.story.picture} />
        <div>
          <Title id="our-story">{about.story.title}</Title>
          <Prose>
            <Opening>{opening}</Opening>
            {rest.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </Prose>
        </div>
      </Split>
      <Figures>
        <Reveal>
          <Stats items={about.story.figures} />
        </Reveal>
      </Figures>
    </Section>
  );
}

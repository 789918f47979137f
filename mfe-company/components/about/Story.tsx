import { Lead, Prose, Reveal, Section, SectionHeading, Split, Stats, styled } from 'shared-content/ui';
import { about } from '../../content/about';
import { StoryBadge } from './StoryBadge';

const Figures = styled('div')({ marginTop: 'clamp(48px, 6vw, 88px)' });

/** How the company came to be: the badge, the telling, four figures. */
export function Story() {
  const [opening, ...rest] = about.story.paragraphs;
  return (
    <Section labelledBy="our-story">
      <Split ratio="lead">
        <StoryBadge badge={about.story.badge} />
        <div>
          <SectionHeading id="our-story" title={about.story.title} />
          <Prose>
            <Lead>{opening}</Lead>
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

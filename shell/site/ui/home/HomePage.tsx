import type { ReactNode } from 'react';
import {
  Accordion,
  BelowFold,
  Section,
  SectionHeading,
  Split,
  Stats,
  TextLink,
  site,
  styled,
  text,
} from 'shared-content/ui';
import office from '../../assets/intro/office-near-960.avif';
import { homeFaq } from '../../content/homeFaq';
import { intro } from '../../content/intro';
import { HomeHero } from './HomeHero';
import { Approach, CoreServices } from './HomeServices';
import { ClientWall, FeaturedProjects } from './HomeWork';
import { Testimonials } from './Testimonials';

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
function Intro() {
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

/** Four questions; at most one is open. */
function HomeFaq() {
  const { title, lead, link, items } = homeFaq;
  return (
    <Section tone="raised" labelledBy="faq">
      <Split>
        <SectionHeading
          id="faq"
          title={title}
          lead={
            <>
              {lead} <TextLink to={link.to}>{link.label}</TextLink>
            </>
          }
        />
        <Accordion name="home-faq" items={items} />
      </Split>
    </Section>
  );
}

/** Home (specification 2.5). `signUp` is the newsletter sign-up, which another section provides. */
export function HomePage({ signUp }: { signUp: ReactNode }) {
  return (
    <>
      <HomeHero />
      <BelowFold>
        <Intro />
        <CoreServices />
        <FeaturedProjects />
        <Approach />
        <ClientWall />
        <HomeFaq />
        <Testimonials />
        {/* The blog links to this anchor. It must exist even before the sign-up has loaded. */}
        <div id="newsletter" />
        {signUp}
      </BelowFold>
    </>
  );
}

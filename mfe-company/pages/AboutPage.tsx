import { BelowFold, CallToAction, Hero } from 'shared-content/ui';
import morning1600 from '../assets/water/morning-1600.avif';
import morning800 from '../assets/water/morning-800.avif';
import { FounderQuote } from '../components/about/FounderQuote';
import { OfficePicture } from '../components/about/OfficePicture';
import { Principles } from '../components/about/Principles';
import { Story } from '../components/about/Story';
import { Team } from '../components/team/Team';
import { about } from '../content/about';

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

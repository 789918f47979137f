import { CallToAction, Hero } from 'shared-content/ui';
import morning1600 from '../assets/water/morning-1600.avif';
import morning800 from '../assets/water/morning-800.avif';
import opening1040 from '../assets/water/opening-1040.avif';
import opening520 from '../assets/water/opening-520.avif';
import { FounderQuote } from '../components/about/FounderQuote';
import { Principles } from '../components/about/Principles';
import { Story } from '../components/about/Story';
import { Team } from '../components/team/Team';
import { WaterPicture } from '../components/WaterPicture';
import { about } from '../content/about';

const flower = (
  <WaterPicture
    small={opening520}
    large={opening1040}
    width={1040}
    height={900}
    sizes="(min-width: 1280px) 500px, (min-width: 900px) 40vw, 92vw"
  />
);

export function AboutPage() {
  return (
    <>
      <Hero {...about.hero} media={flower} />
      <Story />
      <FounderQuote />
      <Principles />
      <Team />
      <CallToAction {...about.closing} water={{ small: morning800, large: morning1600 }} />
    </>
  );
}

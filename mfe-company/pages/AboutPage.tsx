import { BelowFold, CallToAction, Hero } from 'shared-content/ui';
import morning1600 from '../assets/water/morning-1600.avif';
import morning800 from '../assets/water/morning-800.avif';
import opening1400 from '../assets/water/opening-1400.avif';
import opening700 from '../assets/water/opening-700.avif';
import { FounderQuote } from '../components/about/FounderQuote';
import { Principles } from '../components/about/Principles';
import { Story } from '../components/about/Story';
import { Team } from '../components/team/Team';
import { WaterPicture } from '../components/WaterPicture';
import { about } from '../content/about';

const flower = <WaterPicture small={opening700} large={opening1400} width={1400} height={900} />;

export function AboutPage() {
  return (
    <>
      <Hero {...about.hero} media={flower} />
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

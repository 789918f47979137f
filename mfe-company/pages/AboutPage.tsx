import { CallToAction, Hero } from 'shared-content/ui';
import { LilyScene } from '../components/about/LilyScene';
import { Principles } from '../components/about/Principles';
import { FounderQuote } from '../components/about/FounderQuote';
import { Story } from '../components/about/Story';
import { Team } from '../components/team/Team';
import { about } from '../content/about';

export function AboutPage() {
  return (
    <>
      <Hero {...about.hero} media={<LilyScene />} />
      <Story />
      <FounderQuote />
      <Principles />
      <Team />
      <CallToAction {...about.closing} />
    </>
  );
}

import { CallToAction, Container, Hero, Quote, styled } from 'shared-content/ui';
import { LilyScene } from '../components/about/LilyScene';
import { Principles } from '../components/about/Principles';
import { Story } from '../components/about/Story';
import { Team } from '../components/team/Team';
import { about } from '../content/about';

const QuoteBand = styled('div')({ paddingBottom: 'clamp(64px, 9vw, 136px)' });

export function AboutPage() {
  return (
    <>
      <Hero {...about.hero} media={<LilyScene />} />
      <Story />
      <QuoteBand>
        <Container>
          <Quote source={about.quote.source}>{about.quote.words}</Quote>
        </Container>
      </QuoteBand>
      <Principles />
      <Team />
      <CallToAction {...about.closing} />
    </>
  );
}

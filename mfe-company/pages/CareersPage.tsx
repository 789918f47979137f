import { BelowFold, Breadcrumbs, CallToAction, Container, Hero, Stats } from 'shared-content/ui';
import place1600 from '../assets/water/place-1600.avif';
import place800 from '../assets/water/place-800.avif';
import { Benefits } from '../components/careers/Benefits';
import { DayCard } from '../components/careers/DayCard';
import { Hiring } from '../components/careers/Hiring';
import { Openings } from '../components/careers/Openings';
import { careers } from '../content/careers';

export function CareersPage() {
  return (
    <>
      <Hero
        {...careers.hero}
        before={<Breadcrumbs trail={[{ name: 'Careers', path: '/careers' }]} />}
        media={<DayCard />}
      />
      <BelowFold>
        <Container>
          <Stats items={careers.stats} note={careers.statsNote} />
        </Container>
        <Benefits />
        <Openings />
        <Hiring />
        <CallToAction {...careers.closing} water={{ small: place800, large: place1600 }} />
      </BelowFold>
    </>
  );
}

import { BelowFold, CallToAction, Container, Stats, site, styled, text } from 'shared-content/ui';
import place1600 from '../assets/water/place-1600.avif';
import place800 from '../assets/water/place-800.avif';
import { Benefits } from '../components/careers/Benefits';
import { CareersHero } from '../components/careers/CareersHero';
import { Hiring } from '../components/careers/Hiring';
import { Openings } from '../components/careers/Openings';
import { careers } from '../content/careers';

const Note = styled('p')({ ...text('small'), marginTop: 24, color: site.palette.muted, maxWidth: '68ch' });

export function CareersPage() {
  return (
    <>
      <CareersHero />
      <BelowFold>
        <Container>
          <Stats items={careers.stats} look="open" />
          <Note>{careers.statsNote}</Note>
        </Container>
        <Benefits />
        <Openings />
        <Hiring />
        <CallToAction {...careers.closing} water={{ small: place800, large: place1600 }} />
      </BelowFold>
    </>
  );
}

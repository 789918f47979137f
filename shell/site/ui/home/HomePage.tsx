import type { ReactNode } from 'react';
import { BelowFold } from 'shared-content/ui';
import { Approach } from './Approach';
import { ClientWall } from './ClientWall';
import { CoreServices } from './CoreServices';
import { FeaturedProjects } from './FeaturedProjects';
import { HomeFaq } from './HomeFaq';
import { HomeHero } from './HomeHero';
import { Intro } from './Intro';
import { Testimonials } from './Testimonials';

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

import { type ComponentType, useEffect } from 'react';
import { homePart } from 'shared-content/federation';
import { homeHead } from '../content/homeHead';
import { HomePage } from '../ui/home/HomePage';
import { loadFilm } from '../ui/home/loadFilm';
import { getPartName } from './Part';

export const { title } = homeHead;

/** Home, the shell's own page, with the newsletter sign-up that a section exposes. */
export function Home({ SignUp }: { SignUp: ComponentType }) {
  // In Home's own document `enhance.ts` shows the film: there, only the sign-up hydrates.
  useEffect(loadFilm, []);
  return (
    <HomePage
      signUp={
        <div data-part={getPartName(homePart.section, homePart.expose)}>
          <SignUp />
        </div>
      }
    />
  );
}

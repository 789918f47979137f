import { homeHead } from '../content/homeHead';
import { HomePage } from '../ui/home/HomePage';
import { HomeFilm, HomeSignUp } from './HomeParts';
import { AnnouncedPage } from './arrival';

/** Home, the shell's own page, with the newsletter sign-up of a section. `KeptHome` takes over a prerendered Home. */
export function Home() {
  return (
    <AnnouncedPage path="/" title={homeHead.title}>
      <HomePage signUp={<HomeSignUp />} />
      <HomeFilm />
    </AnnouncedPage>
  );
}

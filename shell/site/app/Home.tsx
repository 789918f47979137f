import { homeHead } from '../content/homeHead';
import { HomePage } from '../ui/home/HomePage';
import { HomeFilm } from './HomeFilm';
import { HomeSignUp } from './HomeSignUp';
import { PageMark } from './arrival';

/** Home is the shell's own page, but for the newsletter sign-up. What a document has of it is `ServedHome`. */
export function Home() {
  return (
    <PageMark path="/" title={homeHead.title}>
      <HomePage signUp={<HomeSignUp />} />
      <HomeFilm />
    </PageMark>
  );
}

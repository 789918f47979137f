import { useEffect } from 'react';
import { loadFilm } from '../ui/home/loadFilm';

/** Home's film, after a click to Home. In Home's document `enhance.ts` shows it. */
export function HomeFilm() {
  useEffect(loadFilm, []);
  return null;
}

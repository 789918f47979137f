import { whenIdle } from '../../client/browser';

/** In narrower windows the hero's picture is above the text and has no film. */
const wide = '(min-width: 900px)';

/** Removes the film that is shown. */
let remove = (): void => {};

/**
 * Shows Home's film. Its script comes last, when the document has loaded and the browser is idle; without it the picture
 * stays.
 *
 * @returns ends it
 */
export function loadFilm(): () => void {
  let isEnded = !matchMedia(wide).matches;
  const load = () =>
    whenIdle(() => {
      if (isEnded) return;
      import(/* webpackChunkName: "film" */ './playFilm').then(
        ({ playFilm }) => {
          if (!isEnded) remove = playFilm() ?? remove;
        },
        () => {},
      );
    });
  if (document.readyState === 'complete') load();
  else addEventListener('load', load, { once: true });
  return () => {
    isEnded = true;
    remove();
  };
}

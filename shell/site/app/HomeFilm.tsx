import { Suspense, lazy, useEffect, useState } from 'react';
import { ErrorBoundary } from 'shared-content/ui';
import { whenAlive } from './parts';

/**
 * Calls `run` once the document has loaded, all parts of the page are hydrated and the browser is idle.
 *
 * @returns cancels it
 */
function whenNothingWaits(run: () => void): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  const whenIdle = () => {
    const later = window.requestIdleCallback ?? ((next: () => void) => setTimeout(next, 200));
    later(() => !signal.aborted && run());
  };
  const stop = whenAlive(() => {
    if (document.readyState === 'complete') whenIdle();
    else addEventListener('load', whenIdle, { once: true, signal });
  });
  return () => {
    stop();
    ended.abort();
  };
}

const HeroFilm = lazy(() =>
  import(/* webpackChunkName: "film" */ '../ui/home/HeroFilm').then(
    ({ HeroFilm: Film }) => ({ default: Film }),
    // Without its script the film is left out and the picture stays.
    () => ({ default: () => null }),
  ),
);

/** Home's film. Its script loads last, when the page is complete and the browser idle. */
export function HomeFilm() {
  const [isTime, setTime] = useState(false);
  useEffect(() => whenNothingWaits(() => setTime(true)), []);
  return isTime ? (
    <ErrorBoundary name="film" fallback={() => null}>
      <Suspense fallback={null}>
        <HeroFilm />
      </Suspense>
    </ErrorBoundary>
  ) : null;
}

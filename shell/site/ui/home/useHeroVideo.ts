import { useEffect, useRef, useState } from 'react';
import { whenAlive } from '../../app/parts';

/** From here on the picture fills the first screen; below it stands above the words, on phones mostly. */
export const wideWindow = '(min-width: 900px)';

interface Line {
  readonly saveData?: boolean;
  /** The browser's own estimate; `4g` is its best, and a slow line that of many phones indoors. */
  readonly effectiveType?: string;
}

/**
 * Whether the film may start by itself: in a wide window, on a line that bears it, where neither the data
 * saver nor the wish for less motion speaks against it. Everybody may press play.
 */
function filmIsWelcome(): boolean {
  const { saveData, effectiveType = '4g' } = (navigator as { connection?: Line }).connection ?? {};
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  return matchMedia(wideWindow).matches && !still && !saveData && effectiveType === '4g';
}

/** Runs once the document has loaded, all parts of the page react and nothing else is to be done. */
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

/** The background film's life: not there, wanted or paused, running. */
export function useHeroVideo() {
  const video = useRef<HTMLVideoElement>(null);
  const [ready, setReady] = useState(false);
  // undefined: never asked for, so that not a byte of it is loaded.
  const [wanted, setWanted] = useState<boolean>();
  const [running, setRunning] = useState(false);

  useEffect(
    () =>
      whenNothingWaits(() => {
        setReady(true);
        if (filmIsWelcome()) setWanted(true);
      }),
    [],
  );

  useEffect(() => {
    const element = video.current;
    if (!element || wanted === undefined) return;
    // React sets no muted attribute, and only muted video may start by itself.
    element.muted = true;
    if (wanted) element.play().catch(() => setWanted(false));
    else element.pause();
  }, [wanted, ready]);

  return { video, ready, wanted, running, setRunning, toggle: () => setWanted((was) => !was) };
}

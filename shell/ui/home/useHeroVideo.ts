import { useEffect, useRef, useState } from 'react';

/** Data savers and visitors who asked for less motion get the picture; they may still press play. */
function videoIsWelcome(): boolean {
  const connection = (navigator as { connection?: { saveData?: boolean } }).connection;
  return !matchMedia('(prefers-reduced-motion: reduce)').matches && !connection?.saveData;
}

/** Runs once the page has loaded and the main thread is idle: nothing waits for a video. */
function whenIdle(start: () => void): () => void {
  let cancelled = false;
  const idle = () => {
    const later = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 200));
    later(() => !cancelled && start());
  };
  if (document.readyState === 'complete') idle();
  else addEventListener('load', idle, { once: true });
  return () => {
    cancelled = true;
    removeEventListener('load', idle);
  };
}

/** The background video's life: not there, wanted or paused, running. */
export function useHeroVideo() {
  const video = useRef<HTMLVideoElement>(null);
  const [ready, setReady] = useState(false);
  // undefined: never asked for, so that not a byte of it is loaded.
  const [wanted, setWanted] = useState<boolean>();
  const [running, setRunning] = useState(false);

  useEffect(
    () =>
      whenIdle(() => {
        setReady(true);
        if (videoIsWelcome()) setWanted(true);
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

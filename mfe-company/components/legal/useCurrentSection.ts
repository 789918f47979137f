import { useEffect, useState } from 'react';
import { currentSection } from './currentSection';

/** Index of the section that the reader is in. It follows scrolling, at most once a frame. */
export function useCurrentSection(ids: readonly string[]): number {
  const [current, setCurrent] = useState(0);

  useEffect(() => {
    let frame = 0;
    const measure = () => {
      frame = 0;
      const tops = ids.map((id) => document.getElementById(id)?.getBoundingClientRect().top ?? Infinity);
      const remaining = document.documentElement.scrollHeight - innerHeight - scrollY;
      const target = ids.indexOf(location.hash.slice(1));
      setCurrent(currentSection(tops, { height: innerHeight, remaining }, target));
    };
    const follow = () => {
      frame ||= requestAnimationFrame(measure);
    };
    follow();
    addEventListener('scroll', follow, { passive: true });
    addEventListener('resize', follow);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', follow);
      removeEventListener('resize', follow);
    };
  }, [ids]);

  return current;
}

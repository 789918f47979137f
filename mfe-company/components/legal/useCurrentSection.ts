import { useEffect, useState } from 'react';
import type { LegalSection } from '../../content/legal';

interface View {
  /** Height of the window in pixels. */
  readonly height: number;
  /** How far the page can still be scrolled. */
  readonly remaining: number;
}

/** The reading line, as a share of the window's height. */
const eye = 0.3;

/**
 * The section that the reader is in. A section that a link has just led to counts while it is in the upper part of
 * the window. Otherwise it is the last section that begins above the reading line.
 *
 * @param tops top edges of the sections, in pixels from the window's upper edge, in order
 * @param target index of the section that the address names, or -1
 */
export function currentSection(tops: readonly number[], { height, remaining }: View, target = -1): number {
  const top = tops[target];
  if (top !== undefined && top >= 0 && top <= height * eye) return target;
  // On the last screen of the page the line sinks to the window's bottom. Otherwise short sections at the end would
  // never be current.
  const sunk = Math.max(0, 1 - remaining / height);
  const line = height * (eye + (1 - eye) * sunk);
  const below = tops.findIndex((begin) => begin > line);
  return Math.max(0, (below === -1 ? tops.length : below) - 1);
}

/**
 * Index of the section that the reader is in. It follows scrolling, at most once a frame.
 *
 * @param sections the same array at every render
 */
export function useCurrentSection(sections: readonly LegalSection[]): number {
  const [current, setCurrent] = useState(0);

  useEffect(() => {
    let frame = 0;
    const measure = () => {
      frame = 0;
      const tops = sections.map(
        ({ id }) => document.getElementById(id)?.getBoundingClientRect().top ?? Infinity,
      );
      const remaining = document.documentElement.scrollHeight - innerHeight - scrollY;
      const target = sections.findIndex(({ id }) => id === location.hash.slice(1));
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
  }, [sections]);

  return current;
}

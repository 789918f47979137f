import type { sectionRamp } from '../../../shared-content/art';

type Ink = keyof typeof sectionRamp;

/** The inks of states and series as the skin of the drawing has them. */
export const inks: Record<Ink, string> = {
  jade: 'var(--jade)',
  lagoon: 'var(--lagoon)',
  sky: 'var(--sky)',
  iris: 'var(--iris)',
  lily: 'var(--lily)',
  coral: 'var(--coral)',
  amber: 'var(--amber)',
  moss: 'var(--moss)',
};

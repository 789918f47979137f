/** Lengths on an 8 px grid; everything fluid is a clamp() between 390 and 1280 px of window. */
export const scale = {
  // From 1,440 px of window it grows, and the art in it.
  content: 'clamp(1200px, 40vw + 624px, 1360px)',
  prose: '68ch',
  gutter: 'clamp(20px, 4vw, 40px)',
  section: 'clamp(64px, 8vw, 112px)',
  radius: { small: '8px', medium: '14px', large: '22px', pill: '999px' },
  header: '72px',
  headerCondensed: '60px',
} as const;

/** Durations in milliseconds; one stagger for the whole site: Home may have 150 to 200, the rest 100 to 200 (section 9). */
export const motion = {
  hover: '180ms',
  reveal: '520ms',
  stagger: 150,
  threshold: 0.1,
  ease: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
} as const;

/** Lengths on an 8 px grid. Fluid lengths are a clamp() between window widths of 390 and 1280 px. */
export const scale = {
  // Grows, with the art in it, from a window width of 1,440 px.
  content: 'clamp(1200px, 40vw + 624px, 1360px)',
  prose: '68ch',
  gutter: 'clamp(20px, 4vw, 40px)',
  section: 'clamp(64px, 8vw, 112px)',
  /** Between two columns of text, everywhere: so their left edges align down a page. */
  columnGap: 'clamp(32px, 5vw, 64px)',
  radius: { small: '8px', medium: '14px', large: '22px', pill: '999px' },
  header: '72px',
  headerCondensed: '60px',
} as const;

/** Durations in milliseconds. The whole site has one stagger: Home allows 150 to 200, other pages 100 to 200 (section 9). */
export const motion = {
  hover: '180ms',
  reveal: '520ms',
  stagger: 150,
  threshold: 0.1,
  ease: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
} as const;

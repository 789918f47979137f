import { site, text } from 'shared-content/ui';

const { palette, motion } = site;

/** One block of rules with one class for the whole footer: it is on every page, so its markup must be small. */
export const footerStyle = {
  position: 'relative',
  overflow: 'clip',
  paddingTop: 'clamp(56px, 7vw, 96px)',
  background: palette.surface,
  borderTop: `1px solid ${palette.hairline}`,
  color: palette.muted,
  '& .blocks': { display: 'grid', gap: '48px 32px', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '& .about, & .address': { gridColumn: '1 / -1' },
  '& .about > p': { maxWidth: '34ch', '& > a': { whiteSpace: 'nowrap' } },
  '& .brand': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 14,
    marginBottom: 16,
    color: palette.text,
    fontSize: '1.375rem',
    fontWeight: 600,
    letterSpacing: '-0.02em',
    textDecoration: 'none',
    '& svg': { color: palette.jade },
  },
  '& .column h2': { ...text('label'), color: palette.text, marginBottom: 10 },
  '& .column a': {
    display: 'block',
    width: 'fit-content',
    // Padding instead of line height: a name of two lines is as far from its neighbors as others.
    paddingBlock: 6,
    fontSize: '0.9375rem',
    textDecoration: 'none',
    transition: `color ${motion.hover}`,
    '&:hover': { color: palette.jadeLight },
  },
  // Fingers need more room than a mouse (WCAG 2.2, 2.5.8, and the site's own 44 px on touch).
  '@media (pointer: coarse)': { '& .column a': { paddingBlock: 10 } },
  // Aligns its first line with the first links of the columns beside it.
  '& address': { fontStyle: 'normal', fontSize: '0.9375rem', paddingTop: 6, '& p': { marginBottom: 8 } },
  '& address a': { color: palette.text },
  '& .city': { color: palette.text },
  '& .rights': {
    ...text('small'),
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '8px 32px',
    marginTop: 'clamp(48px, 6vw, 80px)',
    paddingBlock: 24,
    borderTop: `1px solid ${palette.hairline}`,
  },
  '@media print': { display: 'none' },
} as const;

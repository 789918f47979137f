import { site } from 'shared-content/ui';

const { palette, scale, motion } = site;

const row = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: 56,
  paddingBlock: 8,
  fontSize: '1.1875rem',
  fontWeight: 550,
  textDecoration: 'none',
  color: palette.text,
} as const;

/** The hamburger. */
export const mobileMenuStyle = {
  // Stops the page from scrolling behind the open sheet, without a script.
  'html:has(&[open])': { '@media (max-width: 1199.95px)': { overflow: 'hidden' } },
  '& > summary': {
    display: 'grid',
    placeItems: 'center',
    width: 44,
    height: 44,
    borderRadius: scale.radius.pill,
    border: `1px solid ${palette.hairlineStrong}`,
    '& .bars, & .bars::before, & .bars::after': {
      display: 'block',
      width: 18,
      height: 2,
      borderRadius: 1,
      background: palette.text,
      transition: `transform ${motion.hover}, background ${motion.hover}`,
    },
    '& .bars': { position: 'relative' },
    '& .bars::before, & .bars::after': { content: '""', position: 'absolute', left: 0 },
    '& .bars::before': { transform: 'translateY(-6px)' },
    '& .bars::after': { transform: 'translateY(6px)' },
  },
  '@media (forced-colors: active)': {
    '& > summary .bars, & > summary .bars::before, & > summary .bars::after': {
      background: 'CanvasText',
    },
  },
  '&[open] > summary .bars': { background: 'transparent' },
  '&[open] > summary .bars::before': { transform: 'rotate(45deg)' },
  '&[open] > summary .bars::after': { transform: 'rotate(-45deg)' },
} as const;

/** The sheet below the header that the hamburger opens. */
export const sheetStyle = {
  position: 'absolute',
  inset: '100% 0 auto',
  height: `calc(100dvh - ${scale.headerCondensed})`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: `8px ${scale.gutter} 40px`,
  background: palette.ink,
  '& .rows > li': { borderBottom: `1px solid ${palette.hairline}` },
  '& .row': row,
  '& .row[aria-current]': { color: palette.jadeLight },
  '& .row[aria-current]::after': {
    content: '""',
    width: 8,
    height: 8,
    borderRadius: '50%',
    background: palette.jade,
    '@media (forced-colors: active)': { background: 'CanvasText' },
  },
  '& details summary': {
    ...row,
    '&::after': {
      content: '""',
      width: 9,
      height: 9,
      marginRight: 2,
      borderRight: '2px solid currentColor',
      borderBottom: '2px solid currentColor',
      transform: 'translateY(-2px) rotate(45deg)',
      transition: `transform ${motion.hover}`,
    },
  },
  '& details:has([aria-current]) > summary': { color: palette.jadeLight },
  '& details[open] summary::after': { transform: 'translateY(2px) rotate(-135deg)' },
  '& .sub': {
    display: 'grid',
    columnGap: 24,
    padding: '4px 0 24px 14px',
    '& > div': { marginTop: 20 },
    // Never three columns: of the four groups one would be alone in its row.
    '@media (min-width: 600px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    '@media (min-width: 960px)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    '& a': {
      display: 'flex',
      alignItems: 'center',
      minHeight: 44,
      color: palette.muted,
      textDecoration: 'none',
    },
    '& > a': { gridColumn: '1 / -1' },
    '& .wide': { gridColumn: '1 / -1', marginTop: 0, columns: '200px', columnGap: 24 },
    '& a[aria-current="page"]': { color: palette.jadeLight, fontWeight: 600 },
    '& p': { fontSize: '0.8125rem', fontWeight: 550, color: palette.jade },
  },
  '& .foot': {
    display: 'grid',
    gap: 12,
    paddingTop: 28,
    '@media (min-width: 600px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
} as const;

import { site } from '../../theme';

/** Styles of a `summary` with a chevron at its end, which turns over while its `details` is open. */
export const chevron = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 24,
  transition: `color ${site.motion.hover}`,
  '&:hover': { color: site.palette.jadeLight },
  '&::after': {
    content: '""',
    flex: 'none',
    width: 10,
    height: 10,
    // The box is rotated by 45 degrees: without a margin its corner would extend past a hairline.
    marginRight: 3,
    borderRight: '2px solid currentColor',
    borderBottom: '2px solid currentColor',
    transform: 'translateY(-2px) rotate(45deg)',
    transition: `transform ${site.motion.hover}`,
  },
  '[open] > &::after': { transform: 'translateY(2px) rotate(-135deg)' },
} as const;

import { type Accent, site, text } from '../../theme';
import { styled } from '../styled';
import { Anchor } from '../navigation/Link';

const padding = { none: '0px', normal: 'clamp(20px, 2.4vw, 28px)' };

/** A light line along the upper edge of a card, and a faint gradient below it. Both arguments are CSS colors. */
export const litEdge = (light: string, tint: string) => ({
  backgroundImage: `linear-gradient(180deg, ${tint}, transparent 120px)`,
  '&::before': {
    content: '""',
    position: 'absolute' as const,
    inset: '0 0 auto 0',
    height: 1,
    background: `linear-gradient(90deg, ${light}, transparent 70%)`,
  },
});

/** A surface with a hairline; `accent` lights its upper edge. */
export const Card = styled('div')<{ accent?: Accent; pad?: 'none' | 'normal' }>(
  ({ accent, pad = 'normal' }) => ({
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    gap: 12,
    minWidth: 0,
    height: '100%',
    // A variable, so that content that bleeds to the card's edge can undo the padding.
    '--card-pad': padding[pad],
    padding: 'var(--card-pad)',
    background: site.palette.raised,
    border: `1px solid ${site.palette.hairline}`,
    borderRadius: site.scale.radius.medium,
    overflow: 'clip',
    ...(accent && litEdge(site.ramp[accent], `${site.ramp[accent]}14`)),
  }),
);

/** The heading of a card (h3). */
export const CardTitle = styled('h3')({ ...text('h3'), color: site.palette.text });

/** The paragraph of a card. */
export const CardText = styled('p')({
  color: site.palette.muted,
  '@media (min-width: 1440px)': { fontSize: '1.0625rem' },
});

/** Styles of a card's single link or button. Its box covers the card, so that the whole card is one target with one name. */
export const cover = {
  textDecoration: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': {
    outline: `2px solid ${site.palette.jadeLight}`,
    outlineOffset: -4,
    borderRadius: 12,
  },
} as const;

/** The single link of a card. */
export const CoverLink = styled(Anchor)(cover);

import type { ReactNode } from 'react';
import { type Accent, site } from '../../theme';
import { styled } from '../styled';
import { Card, CardText, CardTitle, CoverLink, litEdge } from './Card';

const own = `var(--accent, ${site.ramp.jade})`;

/**
 * Styles of an element that give all link cards in it an accent; by default it is jade. The accent is not a property of a
 * card: so one card style serves all accents, and a document with several accents is smaller.
 */
export const linkCardAccent = (accent: Accent) => ({
  '--accent': site.ramp[accent],
  '--tint': `${site.ramp[accent]}14`,
});

const Linked = styled(Card)(({ theme }) => ({
  ...litEdge(own, `var(--tint, ${site.ramp.jade}14)`),
  transition: `border-color ${site.motion.hover}, transform ${site.motion.hover}`,
  '&:hover, &:focus-within': { borderColor: own, transform: 'translateY(-2px)' },
  '& > .arrow': {
    position: 'absolute',
    right: 'var(--card-pad)',
    top: 'calc(var(--card-pad) + 4px)',
    color: site.palette.muted,
    transition: `color ${site.motion.hover}, transform ${site.motion.hover}`,
  },
  '&:hover > .arrow, &:focus-within > .arrow': { color: own, transform: 'translate(3px, -3px)' },
  '& > .words': { display: 'flex', flexDirection: 'column', gap: 12, flex: 1, minWidth: 0 },
  '& > .words > h3': { paddingRight: 28 },
  '& > .media': { margin: '12px calc(-1 * var(--card-pad)) calc(-1 * var(--card-pad))', marginTop: 'auto' },
  [theme.breakpoints.up('md')]: {
    '&[data-layout]': { flexDirection: 'row', alignItems: 'stretch' },
    '&[data-layout] > .words': { flex: 5, justifyContent: 'center' },
    '&[data-layout] > .media': {
      flex: 7,
      minWidth: 0,
      margin: 'calc(-1 * var(--card-pad))',
      marginLeft: 0,
    },
  },
}));

interface LinkCardProps {
  title: string;
  text: string;
  to: string;
  /** A drawing or picture below the text that bleeds to the card's edges. */
  media?: ReactNode;
  /** `row`: from 900 px the media is to the right of the text. */
  layout?: 'stack' | 'row';
}

const arrow = (
  <svg className="arrow" width="18" height="18" viewBox="0 0 18 18" aria-hidden="true">
    <path
      d="M5 13L13 5M6 5h7v7"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
);

/** A card that is one link. */
export function LinkCard({ title, text, to, media, layout = 'stack' }: LinkCardProps) {
  return (
    <Linked data-layout={layout === 'row' ? layout : undefined}>
      {arrow}
      <div className="words">
        <CardTitle>
          <CoverLink to={to}>{title}</CoverLink>
        </CardTitle>
        <CardText>{text}</CardText>
      </div>
      {media && <div className="media">{media}</div>}
    </Linked>
  );
}

import type { ReactNode } from 'react';
import { type Accent, site } from '../../theme';
import { styled } from '../styled';
import { Card, CardText, CardTitle, CoverLink } from './Card';

const Linked = styled(Card)<{ accent?: Accent; layout: 'stack' | 'row' }>(
  ({ accent = 'jade', layout, theme }) => ({
    transition: `border-color ${site.motion.hover}, transform ${site.motion.hover}`,
    '&:hover, &:focus-within': { borderColor: site.ramp[accent], transform: 'translateY(-2px)' },
    '& > .arrow': {
      position: 'absolute',
      right: 'var(--card-pad)',
      top: 'calc(var(--card-pad) + 4px)',
      color: site.palette.muted,
      transition: `color ${site.motion.hover}, transform ${site.motion.hover}`,
    },
    '&:hover > .arrow, &:focus-within > .arrow': {
      color: site.ramp[accent],
      transform: 'translate(3px, -3px)',
    },
    '& > .words': { display: 'flex', flexDirection: 'column', gap: 12, flex: 1, minWidth: 0 },
    '& > .words > h3': { paddingRight: 28 },
    '& > .media': { margin: '12px calc(-1 * var(--card-pad)) calc(-1 * var(--card-pad))', marginTop: 'auto' },
    ...(layout === 'row' && {
      [theme.breakpoints.up('md')]: {
        flexDirection: 'row',
        alignItems: 'stretch',
        '& > .words': { flex: 5, justifyContent: 'center' },
        '& > .media': {
          flex: 7,
          minWidth: 0,
          margin: 'calc(-1 * var(--card-pad))',
          marginLeft: 0,
        },
      },
    }),
  }),
);

interface LinkCardProps {
  title: string;
  text: string;
  to: string;
  accent?: Accent;
  /** A drawing or picture that bleeds to the card's edges, below the words. */
  media?: ReactNode;
  /** `row`: from 900 px the media stands right of the words. */
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
export function LinkCard({ title, text, to, accent = 'jade', media, layout = 'stack' }: LinkCardProps) {
  return (
    <Linked accent={accent} layout={layout}>
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

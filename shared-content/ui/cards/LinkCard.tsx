import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { type Accent, site, text } from '../../theme';
import { styled } from '../styled';
import { Card } from './Card';
import { CardText, CardTitle } from './CardTitle';
import { IconBadge } from './IconBadge';

const Linked = styled(Card)<{ accent?: Accent }>(({ accent = 'jade' }) => ({
  transition: `border-color ${site.motion.hover}, transform ${site.motion.hover}`,
  '&:hover, &:focus-within': { borderColor: site.ramp[accent], transform: 'translateY(-2px)' },
}));

// The link's box covers the card: one target, one name, and the text stays selectable above nothing.
const Cover = styled(Link)({
  textDecoration: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': {
    outline: `2px solid ${site.palette.jadeLight}`,
    outlineOffset: -4,
    borderRadius: 12,
  },
});

const More = styled('span')<{ accent: Accent }>(({ accent }) => ({
  ...text('small'),
  color: site.ramp[accent],
  fontWeight: 550,
  marginTop: 'auto',
  paddingTop: 8,
}));

interface LinkCardProps {
  title: string;
  text: string;
  to: string;
  icon?: ReactNode;
  accent?: Accent;
  /** Words at the foot that repeat where the card leads; hidden from screen readers, the title says it. */
  more?: string;
  children?: ReactNode;
}

/** A card that is one link. */
export function LinkCard({ title, text: body, to, icon, accent = 'jade', more, children }: LinkCardProps) {
  return (
    <Linked accent={accent}>
      {icon && (
        <IconBadge accent={accent} aria-hidden="true">
          {icon}
        </IconBadge>
      )}
      <CardTitle>
        <Cover to={to}>{title}</Cover>
      </CardTitle>
      <CardText>{body}</CardText>
      {children}
      {more && (
        <More accent={accent} aria-hidden="true">
          {more} →
        </More>
      )}
    </Linked>
  );
}

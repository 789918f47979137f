import { type Accent, CardText, CardTitle, site, styled } from 'shared-content/ui';
import type { Point } from '../../../content/service.contract';
import { besideIcon } from './besideIcon';

const List = styled('ul')<{ columns: number }>(({ columns, theme }) => ({
  display: 'grid',
  // The gaps are the hairlines: the frame’s color shines through.
  gap: 1,
  background: site.palette.hairline,
  border: `1px solid ${site.palette.hairline}`,
  borderRadius: site.scale.radius.large,
  overflow: 'clip',
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` },
}));
const Cell = styled('li')<{ tint: string }>(({ tint, theme }) => ({
  display: 'grid',
  gap: 10,
  alignContent: 'start',
  padding: 'clamp(24px, 2.8vw, 40px)',
  background: site.palette.surface,
  transition: `background ${site.motion.hover}`,
  '&:hover': { background: site.palette.raised },
  '& > svg': { width: 26, height: 26, strokeWidth: 1.6, color: tint, marginBottom: 20 },
  [theme.breakpoints.down('sm')]: besideIcon,
}));

/** Cells of one frame, parted by hairlines: four across or three. */
export function PointMosaic({ items, accent }: { items: readonly Point[]; accent: Accent }) {
  return (
    <List columns={items.length % 4 === 0 ? 4 : 3}>
      {items.map(({ Icon, title, text: body }) => (
        <Cell key={title} tint={site.ramp[accent]}>
          <Icon />
          <CardTitle>{title}</CardTitle>
          <CardText>{body}</CardText>
        </Cell>
      ))}
    </List>
  );
}

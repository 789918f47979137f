import { type Accent, CardText, CardTitle, Reveal, site, styled } from 'shared-content/ui';
import type { Point } from '../../../content/service.contract';
import { besideIcon } from '../arrangements';

const List = styled('ul')<{ columns: number }>(({ columns, theme }) => ({
  display: 'grid',
  gap: '28px 48px',
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', rowGap: 40 },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`, rowGap: 64 },
}));
const Tile = styled('div')<{ tint: string }>(({ tint, theme }) => ({
  display: 'grid',
  gap: 12,
  alignContent: 'start',
  paddingTop: 24,
  borderTop: `1px solid ${site.palette.hairlineStrong}`,
  position: 'relative',
  // A short piece of the line is in the accent.
  '&::before': {
    content: '""',
    position: 'absolute',
    top: -1,
    left: 0,
    width: 48,
    height: 1,
    background: tint,
  },
  '& > svg': { width: 30, height: 30, strokeWidth: 1.5, color: tint, marginBottom: 8 },
  [theme.breakpoints.down('sm')]: besideIcon,
}));

interface PointTilesProps {
  items: readonly Point[];
  accent: Accent;
  /** Beside the list, which then has half of the page, see `BlockFrame`. */
  picture?: string;
}

/** Open tiles under hairlines, without boxes. */
export function PointTiles({ items, accent, picture }: PointTilesProps) {
  const across = items.length % 4 === 0 ? 4 : 3;
  return (
    <List columns={picture ? 2 : across}>
      {items.map(({ Icon, title, text: body }, index) => (
        <li key={title}>
          <Reveal index={index % 4}>
            <Tile tint={site.ramp[accent]}>
              <Icon />
              <CardTitle>{title}</CardTitle>
              <CardText>{body}</CardText>
            </Tile>
          </Reveal>
        </li>
      ))}
    </List>
  );
}

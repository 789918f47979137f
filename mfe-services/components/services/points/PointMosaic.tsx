import { type Accent, CardText, CardTitle, site, styled } from 'shared-content/ui';
import type { Point } from '../../../content/service.contract';
import { besideIcon } from '../arrangements';
import { Signed } from '../../Signed';
import { PointShot, shotOfEach } from '../../drawing/PointShot';

/** The pictures' own inset, so that text and drawing share a left edge. */
const shotPad = 'var(--shot-pad)';

const List = styled('ul')<{ columns: number; shown: number }>(({ columns, shown, theme }) => ({
  display: 'grid',
  // The gaps are the hairlines: the frame’s color shines through.
  gap: 1,
  background: site.palette.hairline,
  border: `1px solid ${site.palette.hairline}`,
  borderRadius: site.scale.radius.large,
  overflow: 'clip',
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '--shot-pad': 'clamp(24px, 2.1vw, 27px)',
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
    ...(columns === 4 && { '--shot-pad': '20px' }),
  },
  // Beside a picture, its cells are as high as their words.
  ...(columns === 2 && { alignSelf: 'start' }),
  ...(shown > 0 && shotOfEach(shown)),
}));
const pad = 'clamp(24px, 2.8vw, 40px)';
const Cell = styled('li')<{ tint: string; shown: boolean; signed: boolean }>(
  ({ tint, shown, signed, theme }) => ({
    display: 'grid',
    gap: 10,
    alignContent: 'start',
    padding: pad,
    background: site.palette.surface,
    transition: `background ${site.motion.hover}`,
    '&:hover': { background: site.palette.raised },
    '& > svg': { width: 26, height: 26, strokeWidth: 1.6, color: tint, marginBottom: 20 },
    ...(shown && { padding: `0 ${shotPad} clamp(24px, 2.4vw, 32px)` }),
    ...(!signed && { [theme.breakpoints.down('sm')]: besideIcon }),
  }),
);
// As wide as the cell, whose edges frame it.
const Shot = styled('div')({ margin: `0 calc(-1 * ${shotPad}) 14px` });

interface PointMosaicProps {
  items: readonly Point[];
  accent: Accent;
  /** A picture for each point, see `service.contract`. */
  shots?: string;
  /** Beside the list, which then has half of the page, see `BlockFrame`. */
  picture?: string;
}

/** Cells of one frame, divided by hairlines: four, three or two across. */
export function PointMosaic({ items, accent, shots, picture }: PointMosaicProps) {
  const most = items.length % 4 === 0 ? 4 : 3;
  return (
    <List columns={picture ? 2 : most} shown={shots ? items.length : 0}>
      {items.map(({ Icon, title, text: body }) => {
        const name = (
          <>
            <Icon />
            <CardTitle>{title}</CardTitle>
          </>
        );
        return (
          <Cell
            key={title}
            tint={site.ramp[accent]}
            shown={Boolean(shots)}
            signed={Boolean(shots || picture)}
          >
            {shots && (
              <Shot>
                <PointShot shots={shots} count={items.length} />
              </Shot>
            )}
            {/* Below or beside a picture, sign and title are one line. */}
            {shots || picture ? <Signed tint={site.ramp[accent]}>{name}</Signed> : name}
            <CardText>{body}</CardText>
          </Cell>
        );
      })}
    </List>
  );
}

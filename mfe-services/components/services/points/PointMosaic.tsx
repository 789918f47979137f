import { CardText, CardTitle, site, styled, swipeRow } from 'shared-content/ui';
import type { PointsProps } from '../../../content/service.contract';
import { PointShot, shotOfEach } from '../../drawing/PointShot';
import { phoneWords, Signed } from '../../Signed';

/** The inset of cells with pictures, which is the pictures' own: text and drawing share a left edge. */
const inset = 'var(--inset)';

/** In letters of the usual size: every phone. */
export const twoAbreast = '@media (min-width: 22em)';

const List = styled('ul')<{ columns: number; shown: number }>(({ columns, shown, theme }) => ({
  '--inset': 'clamp(24px, 2.1vw, 27px)',
  display: 'grid',
  // The gaps are the hairlines: the frame’s color shines through.
  gap: 1,
  background: site.palette.hairline,
  border: `1px solid ${site.palette.hairline}`,
  borderRadius: site.scale.radius.large,
  overflow: 'clip',
  [twoAbreast]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [theme.breakpoints.down('sm')]: {
    '--inset': '16px',
    // Cells with pictures, one below the other, would be two screens of a phone.
    ...(shown > 0 && { ...swipeRow(shown), background: 'none', border: 0, borderRadius: 0 }),
  },
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
    ...(columns === 4 && { '--inset': '20px' }),
  },
  // Beside a picture, its cells are as high as their words.
  ...(columns === 2 && { alignSelf: 'start' }),
  ...(shown > 0 && shotOfEach(shown)),
}));
const Cell = styled('li')<{ tint: string; shown: boolean; signed: boolean }>(
  ({ tint, shown, signed, theme }) => ({
    display: 'grid',
    gap: 10,
    alignContent: 'start',
    padding: shown ? `0 ${inset} clamp(24px, 2.4vw, 32px)` : 'clamp(24px, 2.8vw, 40px)',
    background: site.palette.surface,
    transition: `background ${site.motion.hover}`,
    '&:hover': { background: site.palette.raised },
    '& > svg': { width: 26, height: 26, strokeWidth: 1.6, color: tint, marginBottom: 20 },
    // The picture is as wide as the cell, whose edges frame it.
    ...(shown && {
      '& > div:first-of-type': { margin: `0 calc(-1 * ${inset}) 14px` },
    }),
    [theme.breakpoints.down('sm')]: shown
      ? {
          border: `1px solid ${site.palette.hairline}`,
          borderRadius: site.scale.radius.medium,
          '& > div:first-of-type > img': {
            borderRadius: `${site.scale.radius.medium} ${site.scale.radius.medium} 0 0`,
          },
        }
      : {
          padding: 16,
          gap: 6,
          '& > svg': { width: 22, height: 22, marginBottom: 4 },
          // The sign is above its title: beside it, a title of half a phone's width would break.
          ...(signed && {
            '& > div:last-of-type': { display: 'grid', gap: 6, '& > svg': { translate: 'none' } },
          }),
          ...phoneWords,
        },
  }),
);

/** Cells of one frame, divided by hairlines: four, three or two across, each with its picture, or beside or below one. */
export function PointMosaic({ items, accent, shots, picture }: PointsProps) {
  const most = items.length % 4 === 0 ? 4 : 3;
  return (
    <List columns={picture && most < 4 ? 2 : most} shown={shots ? items.length : 0}>
      {items.map(({ Icon, title, text: body }) => {
        const name = (
          <>
            <Icon />
            <CardTitle>{title}</CardTitle>
          </>
        );
        // Below or beside a picture, sign and title are one line.
        const signed = Boolean(shots || picture);
        return (
          <Cell key={title} tint={site.ramp[accent]} shown={Boolean(shots)} signed={signed}>
            {shots && (
              <div>
                <PointShot shots={shots} count={items.length} />
              </div>
            )}
            {signed ? <Signed tint={site.ramp[accent]}>{name}</Signed> : name}
            <CardText>{body}</CardText>
          </Cell>
        );
      })}
    </List>
  );
}

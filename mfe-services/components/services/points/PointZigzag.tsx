import { type Accent, Card, Reveal, styled } from 'shared-content/ui';
import type { Point } from '../../../content/service.contract';
import { bentoSpans } from './bentoSpans';
import { PointWords } from './PointWords';

const Cells = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 20,
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
}));

const Cell = styled('div')<{ share: number }>(({ share, theme }) => ({
  display: 'grid',
  minWidth: 0,
  [theme.breakpoints.up('md')]: {
    gridColumn: `span ${share}`,
    // A card as wide as the page stands its icon beside the words.
    ...(share === 6 && {
      '& > * > *': { flexDirection: 'row', alignItems: 'center', gap: 32 },
      '& > * > * > span': { flex: 'none' },
    }),
  },
}));

/** A bento: one wide card, then narrow ones, the last row filled. */
export function PointZigzag({ items, accent }: { items: readonly Point[]; accent: Accent }) {
  const spans = bentoSpans(items.length);
  return (
    <Cells>
      {items.map((point, index) => (
        <Cell key={point.title} share={spans[index] ?? 2}>
          <Reveal index={index}>
            <Card accent={spans[index] === 2 ? undefined : accent}>
              <PointWords point={point} accent={accent} />
            </Card>
          </Reveal>
        </Cell>
      ))}
    </Cells>
  );
}

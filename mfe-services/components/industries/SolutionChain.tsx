import { type Accent, Reveal, site, styled } from 'shared-content/ui';
import { PointShot, shotOfEach } from '../drawing/PointShot';
import { SolutionCard } from './SolutionCard';
import type { SolutionsLayoutProps } from './Solutions';

const rows = (count: number) => ({ gridRow: `span ${count}`, gridTemplateRows: 'subgrid' });

const List = styled('ol')(({ theme }) => ({
  display: 'grid',
  gap: 20,
  ...shotOfEach(4),
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
}));

// The road: a dashed line through every stop. The stops are one column until one row has room for them.
const Stop = styled('li')<{ accent: Accent }>(({ accent, theme }) => ({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  gap: 16,
  position: 'relative',
  '& > .sign': {
    display: 'grid',
    placeItems: 'center',
    width: 52,
    height: 52,
    borderRadius: '50%',
    background: site.palette.surface,
    border: `1px solid ${site.ramp[accent]}`,
    color: site.ramp[accent],
    zIndex: 1,
  },
  '&::before': { position: 'absolute', border: `0 dashed ${site.ramp[accent]}66` },
  '&:last-of-type::before': { display: 'none' },
  [theme.breakpoints.down('lg')]: {
    gridTemplate: 'auto / 44px minmax(0, 1fr)',
    gap: 12,
    '& > .sign': { width: 44, height: 44 },
    '&::before': { content: '""', left: 21, top: 44, bottom: -20, borderLeftWidth: 2 },
  },
  [theme.breakpoints.up('lg')]: {
    ...rows(4),
    rowGap: 16,
    // Titles, sentences and ticks begin on common lines.
    '& > div': { ...rows(3), rowGap: 0 },
    '& > div > div': { ...rows(3), display: 'grid', height: 'auto', alignContent: 'start' },
    '& > div > div > :last-child': { paddingTop: 8 },
    // Sized so that the longest title fits one line.
    '& h3': { fontSize: '1.125rem' },
    '&::before': { content: '""', left: 52, right: -20, top: 25, borderTopWidth: 2 },
  },
  // At 347 px the smallest letters are 13 px; the cell crops both sides.
  '@media (min-width: 1440px)': {
    '& img': { width: 'max(100%, 347px)', maxWidth: 'none', maskImage: 'none' },
  },
}));

/** Four stops on one road, in the order in which goods pass them. */
export function SolutionChain({ items, accent, shots }: SolutionsLayoutProps) {
  return (
    <List>
      {items.map(({ icon: Icon, ...solution }, index) => (
        <Stop key={solution.title} accent={accent}>
          <span className="sign" aria-hidden="true">
            <Icon />
          </span>
          <Reveal index={index}>
            <SolutionCard
              solution={{ icon: Icon, ...solution }}
              accent={accent}
              picture={shots && <PointShot shots={shots} count={items.length} />}
            />
          </Reveal>
        </Stop>
      ))}
    </List>
  );
}

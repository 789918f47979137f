import { type Accent, Card, CardText, CardTitle, CheckList, Reveal, site, styled } from 'shared-content/ui';
import type { SolutionsLayoutProps } from './Solutions';

const rows = (count: number) => ({ gridRow: `span ${count}`, gridTemplateRows: 'subgrid', rowGap: 16 });

const List = styled('ol')(({ theme }) => ({
  display: 'grid',
  gap: 20,
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
}));

// The road: a dashed line through every stop. They stand in one column until they have room in one row.
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
  [theme.breakpoints.between('sm', 'lg')]: {
    '& > div > div': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
      columnGap: 32,
      '& > ul': { alignContent: 'center' },
    },
  },
  [theme.breakpoints.up('lg')]: {
    ...rows(4),
    // Titles, sentences and ticks begin on common lines.
    '& > div': rows(3),
    '& > div > div': { ...rows(3), display: 'grid', height: 'auto', alignContent: 'start' },
    '& > div > div > div': rows(2),
    '&::before': { content: '""', left: 52, right: -20, top: 25, borderTopWidth: 2 },
  },
}));

const Words = styled('div')({ display: 'grid', gap: 12, alignContent: 'start' });

/** Four stops on one road, in the order in which goods pass them. */
export function SolutionChain({ items, accent }: SolutionsLayoutProps) {
  return (
    <List>
      {items.map(({ icon: Icon, title, text, deliverables }, index) => (
        <Stop key={title} accent={accent}>
          <span className="sign" aria-hidden="true">
            <Icon />
          </span>
          <Reveal index={index}>
            <Card>
              <Words>
                <CardTitle>{title}</CardTitle>
                <CardText>{text}</CardText>
              </Words>
              <CheckList items={deliverables} accent={accent} />
            </Card>
          </Reveal>
        </Stop>
      ))}
    </List>
  );
}

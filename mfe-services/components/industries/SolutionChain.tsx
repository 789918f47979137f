import { type Accent, Card, CardText, CardTitle, CheckList, Reveal, site, styled } from 'shared-content/ui';
import type { SolutionsLayoutProps } from './Solutions';

const List = styled('ol')(({ theme }) => ({
  display: 'grid',
  gap: 20,
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
}));

// The road: a dashed line that runs through every stop where they stand in one row, or in one column.
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
  [theme.breakpoints.down('sm')]: {
    gridTemplate: 'auto / 44px minmax(0, 1fr)',
    gap: 12,
    '& > .sign': { width: 44, height: 44 },
    '&::before': { content: '""', left: 21, top: 44, bottom: -20, borderLeftWidth: 2 },
  },
  [theme.breakpoints.up('lg')]: {
    '&::before': { content: '""', left: 52, right: -20, top: 25, borderTopWidth: 2 },
  },
}));

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
              <CardTitle>{title}</CardTitle>
              <CardText>{text}</CardText>
              <CheckList items={deliverables} accent={accent} />
            </Card>
          </Reveal>
        </Stop>
      ))}
    </List>
  );
}

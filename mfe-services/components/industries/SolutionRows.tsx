import { Card, CardText, CardTitle, CheckList, IconBadge, Reveal, styled } from 'shared-content/ui';
import type { SolutionsLayoutProps } from './Solutions';

const Stack = styled('div')({ display: 'grid', gap: 12 });
const Row = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: '44px minmax(0, 3fr) minmax(0, 5fr) minmax(0, 4fr)',
    columnGap: 32,
    alignItems: 'start',
    '& > span': { marginBottom: 0 },
    '& > h3': { paddingTop: 8 },
    '& > ul': { paddingTop: 4 },
  },
}));

/** One line for each solution, read like entries in a ledger: name, what it does, what is delivered. */
export function SolutionRows({ items, accent }: SolutionsLayoutProps) {
  return (
    <Stack>
      {items.map(({ icon: Icon, title, text, deliverables }, index) => (
        <Reveal key={title} index={index}>
          <Card>
            <Row>
              <IconBadge accent={accent} aria-hidden="true">
                <Icon />
              </IconBadge>
              <CardTitle>{title}</CardTitle>
              <CardText>{text}</CardText>
              <CheckList items={deliverables} accent={accent} />
            </Row>
          </Card>
        </Reveal>
      ))}
    </Stack>
  );
}

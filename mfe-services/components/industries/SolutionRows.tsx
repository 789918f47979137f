import { Card, CardText, CardTitle, CheckList, IconBadge, Reveal, site, styled } from 'shared-content/ui';
import { PointShot, shotOfEach } from '../drawing/PointShot';
import type { SolutionsLayoutProps } from './Solutions';

// Four, as the compiler counts them.
const Stack = styled('div')({ display: 'grid', gap: 12, ...shotOfEach(4) });
// An edge all around: the pictures end in the dark of their shadows.
const Screen = styled('div')({
  display: 'grid',
  maxWidth: 400,
  border: `1px solid ${site.palette.hairline}`,
  borderRadius: site.scale.radius.small,
  background: site.palette.surface,
  overflow: 'clip',
});
const Row = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: '256px minmax(0, 1fr)',
    columnGap: 24,
    alignItems: 'start',
    '& > div:first-of-type': { gridRow: '1 / span 2' },
  },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: '272px minmax(0, 4fr) minmax(0, 3fr)',
    columnGap: 'clamp(24px, 2.6vw, 40px)',
    alignItems: 'center',
    '& > div:first-of-type': { gridRow: 'auto' },
  },
}));
const Words = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '12px 16px',
  alignItems: 'center',
  '& > span': { marginBottom: 0 },
  '& > p': { gridColumn: '1 / -1' },
});

/** One line for each solution, read like entries in a ledger: at work, what it does, what is delivered. */
export function SolutionRows({ items, accent, shots }: SolutionsLayoutProps) {
  return (
    <Stack>
      {items.map(({ icon: Icon, title, text, deliverables }, index) => (
        <Reveal key={title} index={index}>
          <Card>
            <Row>
              {shots && (
                <Screen>
                  <PointShot shots={shots} count={items.length} />
                </Screen>
              )}
              <Words>
                <IconBadge accent={accent} aria-hidden="true">
                  <Icon />
                </IconBadge>
                <CardTitle>{title}</CardTitle>
                <CardText>{text}</CardText>
              </Words>
              <CheckList items={deliverables} accent={accent} />
            </Row>
          </Card>
        </Reveal>
      ))}
    </Stack>
  );
}

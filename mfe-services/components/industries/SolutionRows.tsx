import {
  type Accent,
  Card,
  CardText,
  CardTitle,
  CheckList,
  IconBadge,
  Reveal,
  site,
  styled,
} from 'shared-content/ui';
import { PointShot, shotOfEach } from '../drawing/PointShot';
import type { SolutionsLayoutProps } from './Solutions';

// Four, as the type requires.
const Stack = styled('div')({ display: 'grid', gap: 12, ...shotOfEach(4) });
// On a phone it is the card's head, on a desktop its left side from edge to edge. In between it is inset in the card,
// because the pictures end in the dark of their shadows.
const Screen = styled('div')<{ accent: Accent }>(({ accent, theme }) => ({
  display: 'grid',
  alignContent: 'end',
  background: `radial-gradient(90% 130% at 80% -10%, ${site.ramp[accent]}2e, transparent), ${site.palette.surface}`,
  overflow: 'clip',
  [theme.breakpoints.down('sm')]: { margin: 'calc(-1 * var(--card-pad)) calc(-1 * var(--card-pad)) 4px' },
  [theme.breakpoints.between('sm', 'lg')]: {
    border: `1px solid ${site.palette.hairline}`,
    borderRadius: site.scale.radius.small,
  },
  [theme.breakpoints.up('lg')]: {
    alignSelf: 'stretch',
    margin: 'calc(-1 * var(--card-pad))',
    marginRight: 0,
    borderRight: `1px solid ${site.palette.hairline}`,
  },
}));
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
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: '332px minmax(0, 4fr) minmax(0, 3fr)',
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

/** One row per solution, as in a ledger: a picture, its purpose, its deliverables. */
export function SolutionRows({ items, accent, shots }: SolutionsLayoutProps) {
  return (
    <Stack>
      {items.map(({ icon: Icon, title, text, deliverables }, index) => (
        <Reveal key={title} index={index}>
          <Card>
            <Row>
              {shots && (
                <Screen accent={accent}>
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

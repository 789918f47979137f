import {
  type Accent,
  Card,
  CardText,
  CardTitle,
  CheckList,
  Grid,
  Reveal,
  site,
  styled,
  text,
} from 'shared-content/ui';
import { industryLabels } from '../../content/industries/industryLabels';
import { PointShot, shotOfEach } from '../drawing/PointShot';
import type { SolutionsLayoutProps } from './Solutions';

const Lots = styled(Grid)({
  ...shotOfEach(4),
  // Side by side in a narrower window, the pictures' text would be smaller than 11 px.
  '@media (max-width: 719.95px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
});
const Head = styled('div')<{ accent: Accent }>(({ accent }) => ({
  ...text('label'),
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  paddingBottom: 16,
  marginBottom: 4,
  borderBottom: `1px dashed ${site.palette.hairlineStrong}`,
  color: site.ramp[accent],
  '& svg': { width: 24, height: 24, strokeWidth: 1.5 },
}));
const Body = styled('div')({ marginTop: 'auto', paddingTop: 12 });
// The picture rises from the card's bottom, at the size in which its text was drawn.
const Screen = styled('div')<{ accent: Accent }>(({ accent }) => ({
  display: 'grid',
  justifyItems: 'center',
  margin: '16px calc(-1 * var(--card-pad)) calc(-1 * var(--card-pad))',
  background: `radial-gradient(70% 90% at 50% 100%, ${site.ramp[accent]}33, transparent)`,
  '& > img': { maxWidth: 456 },
}));

/** Numbered lots, as in a tender, each above a picture of the work. */
export function SolutionLots({ items, accent, shots }: SolutionsLayoutProps) {
  return (
    <Lots columns={2} gap={20}>
      {items.map(({ icon: Icon, title, text: body, deliverables }, index) => (
        <Reveal key={title} index={index}>
          <Card accent={accent}>
            <Head accent={accent}>
              {`${industryLabels.lot} ${index + 1}`}
              <Icon />
            </Head>
            <CardTitle>{title}</CardTitle>
            <CardText>{body}</CardText>
            <Body>
              <CheckList items={deliverables} accent={accent} />
            </Body>
            {shots && (
              <Screen accent={accent}>
                <PointShot shots={shots} count={items.length} />
              </Screen>
            )}
          </Card>
        </Reveal>
      ))}
    </Lots>
  );
}

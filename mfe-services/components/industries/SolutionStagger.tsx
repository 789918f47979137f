import { type Accent, Card, CardText, CardTitle, CheckList, Reveal, site, styled } from 'shared-content/ui';
import { PointShot, shotOfEach } from '../drawing/PointShot';
import type { SolutionsLayoutProps } from './Solutions';

const three = { gridRow: 'span 3', display: 'grid', gridTemplateRows: 'subgrid', rowGap: 0 } as const;

// Text and ticks of a row begin on one line. Twice &, to outrank the card's own layout.
const Cells = styled('div')({
  display: 'grid',
  gap: 20,
  ...shotOfEach(4),
  '& > *': three,
  '&& > * > *': { ...three, height: 'auto', alignContent: 'start' },
  // Side by side in a narrower window, the pictures' text would be smaller than 11 px.
  '@media (min-width: 720px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});
// The pictures have no background. In a card wider than their drawn size they keep that size, and their shadows fade
// before the crop.
const Screen = styled('div')<{ accent: Accent }>(({ accent, theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  background: `radial-gradient(90% 130% at 80% -10%, ${site.ramp[accent]}2e, transparent), ${site.palette.surface}`,
  borderBottom: `1px solid ${site.palette.hairline}`,
  [theme.breakpoints.up('lg')]: {
    '& > img': { maxWidth: 456, maskImage: 'linear-gradient(90deg, transparent, #000 6% 94%, transparent)' },
  },
}));
const pad = 'clamp(20px, 2.4vw, 32px)';
const Words = styled('div')({ display: 'grid', gap: 10, alignContent: 'start', padding: `${pad} ${pad} 0` });
const Foot = styled('div')({ padding: `20px ${pad} ${pad}` });

/** Two by two, each below a picture of the work. */
export function SolutionStagger({ items, accent, shots }: SolutionsLayoutProps) {
  return (
    <Cells>
      {items.map(({ title, text, deliverables }, index) => (
        <Reveal key={title} index={index % 2}>
          <Card accent={accent} pad="none">
            <Screen accent={accent}>{shots && <PointShot shots={shots} count={items.length} />}</Screen>
            <Words>
              <CardTitle>{title}</CardTitle>
              <CardText>{text}</CardText>
            </Words>
            <Foot>
              <CheckList items={deliverables} accent={accent} />
            </Foot>
          </Card>
        </Reveal>
      ))}
    </Cells>
  );
}

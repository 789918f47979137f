import { Card, CardText, CardTitle, CheckList, Reveal, site, styled } from 'shared-content/ui';
import { PointShot, shotOfEach } from '../drawing/PointShot';
import type { SolutionsLayoutProps } from './Solutions';

const three = { gridRow: 'span 3', display: 'grid', gridTemplateRows: 'subgrid', rowGap: 0 } as const;

// Words of a row begin on one line, and so do their ticks; twice, to be stronger than the card's own layout.
const Cells = styled('div')({
  display: 'grid',
  gap: 20,
  ...shotOfEach(4),
  '& > *': three,
  '&& > * > *': { ...three, height: 'auto', alignContent: 'start' },
  // Beside each other in a narrower window the pictures' words would be smaller than 11 px.
  '@media (min-width: 720px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});
const Screen = styled('div')({ display: 'grid', borderBottom: `1px solid ${site.palette.hairline}` });
const pad = 'clamp(20px, 2.4vw, 32px)';
const Words = styled('div')({ display: 'grid', gap: 10, alignContent: 'start', padding: `${pad} ${pad} 0` });
const Foot = styled('div')({ padding: `20px ${pad} ${pad}` });

/** Two by two, each under a piece of the work. */
export function SolutionStagger({ items, accent, shots }: SolutionsLayoutProps) {
  return (
    <Cells>
      {items.map(({ title, text, deliverables }, index) => (
        <Reveal key={title} index={index % 2}>
          <Card accent={accent} pad="none">
            <Screen>{shots && <PointShot shots={shots} count={items.length} />}</Screen>
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

import { Reveal, styled } from 'shared-content/ui';
import { PointShot, shotOfEach } from '../drawing/PointShot';
import { inRows, SolutionCard } from './SolutionCard';
import type { SolutionsLayoutProps } from './Solutions';

const Cells = styled('div')({
  display: 'grid',
  gap: 20,
  ...shotOfEach(4),
  ...inRows(3),
  // Side by side in a narrower window, the pictures' text would be smaller than 11 px.
  '@media (min-width: 720px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});

/** Two by two, each below a picture of the work. */
export const SolutionPairs = ({ items, accent, shots }: SolutionsLayoutProps) => (
  <Cells>
    {items.map((solution, index) => (
      <Reveal key={solution.title} index={index % 2}>
        <SolutionCard
          solution={solution}
          accent={accent}
          picture={shots && <PointShot shots={shots} count={items.length} />}
        />
      </Reveal>
    ))}
  </Cells>
);

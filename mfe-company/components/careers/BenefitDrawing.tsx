import { type Accent, site, styled } from 'shared-content/ui';
import type { Benefit } from '../../content/careers';

const Drawing = styled('svg')(({ theme }) => ({
  [theme.breakpoints.up('sm')]: { justifySelf: 'end' },
}));

interface Figure {
  readonly count: number;
  readonly perRow: number;
  /** Edge of a mark, and how far the next one is, in pixels. */
  readonly size: number;
  readonly step: number;
  readonly round: boolean;
  readonly lit: (index: number) => boolean;
}

const figures: Readonly<Record<NonNullable<Benefit['drawing']>, Figure>> = {
  // Monday to Friday, two of them at home.
  week: { count: 5, perRow: 5, size: 32, step: 42, round: false, lit: (day) => day === 1 || day === 4 },
  // Twenty days of leave.
  leave: { count: 20, perRow: 10, size: 14, step: 21, round: true, lit: () => true },
  // Four weeks; every second Friday belongs to learning.
  fridays: { count: 20, perRow: 5, size: 14, step: 21, round: false, lit: (day) => day % 10 === 9 },
};

/** What a benefit means in days. */
export function BenefitDrawing({ benefit, accent }: { benefit: keyof typeof figures; accent: Accent }) {
  const { count, perRow, size, step, round, lit } = figures[benefit];
  const length = (marks: number) => (marks - 1) * step + size + 1;
  const [width, height] = [length(perRow), length(count / perRow)];
  const color = site.ramp[accent];
  return (
    <Drawing viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <rect
          key={index}
          x={(index % perRow) * step + 0.5}
          y={Math.floor(index / perRow) * step + 0.5}
          width={size}
          height={size}
          rx={round ? size / 2 : size / 4}
          fill={lit(index) ? color : 'none'}
          stroke={lit(index) ? color : site.palette.hairlineStrong}
        />
      ))}
    </Drawing>
  );
}

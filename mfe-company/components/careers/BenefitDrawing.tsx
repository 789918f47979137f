import { type Accent, site, styled } from 'shared-content/ui';
import type { Benefit } from '../../content/careers';

type BenefitFigure = NonNullable<Benefit['drawing']>;

const Drawing = styled('svg')({ width: '100%', height: 'auto', maxWidth: 208 });

interface Mark {
  readonly x: number;
  readonly y: number;
  readonly lit: boolean;
}

/** Marks in rows: how many there are, how many stand in a row, which of them are lit. */
const figures: Readonly<
  Record<BenefitFigure, { size: number; shape: 'day' | 'drop'; marks: readonly Mark[] }>
> = {
  // Monday to Friday, two of them at home.
  week: {
    size: 32,
    shape: 'day',
    marks: [0, 1, 2, 3, 4].map((day) => ({ x: day * 44, y: 24, lit: day === 1 || day === 4 })),
  },
  // Twenty days of leave.
  leave: {
    size: 14,
    shape: 'drop',
    marks: Array.from({ length: 20 }, (_, day) => ({
      x: (day % 10) * 21.5,
      y: 26 + Math.floor(day / 10) * 22,
      lit: true,
    })),
  },
  // Four weeks; every second Friday belongs to learning.
  fridays: {
    size: 14,
    shape: 'day',
    marks: Array.from({ length: 20 }, (_, day) => ({
      x: 52 + (day % 5) * 22,
      y: Math.floor(day / 5) * 22,
      lit: day === 9 || day === 19,
    })),
  },
};

/** What a benefit means in days. */
export function BenefitDrawing({ figure, accent }: { figure: BenefitFigure; accent: Accent }) {
  const { size, shape, marks } = figures[figure];
  return (
    <Drawing viewBox="0 0 210 84" width={210} height={84} aria-hidden="true">
      {marks.map(({ x, y, lit }) => (
        <rect
          key={`${x} ${y}`}
          x={x + 0.5}
          y={y + 0.5}
          width={size}
          height={size}
          rx={shape === 'drop' ? size / 2 : size / 4}
          fill={lit ? site.ramp[accent] : 'none'}
          stroke={lit ? site.ramp[accent] : site.palette.hairlineStrong}
        />
      ))}
    </Drawing>
  );
}

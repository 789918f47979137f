import type { ReactNode } from 'react';
import { type Accent, site } from 'shared-content/ui';

interface WordsProps {
  x: number;
  y: number;
  children: ReactNode;
  size?: number;
  ink?: 'text' | 'muted' | 'dark' | Accent;
  bold?: boolean;
  anchor?: 'start' | 'middle' | 'end';
}

const getInk = (ink: NonNullable<WordsProps['ink']>): string =>
  ink === 'text' || ink === 'muted' ? site.palette[ink] : ink === 'dark' ? site.palette.ink : site.ramp[ink];

/** A short label inside a drawing. */
export function Words({ x, y, children, size = 13, ink = 'muted', bold = false, anchor }: WordsProps) {
  return (
    <text x={x} y={y} fontSize={size} fill={getInk(ink)} fontWeight={bold ? 600 : 450} textAnchor={anchor}>
      {children}
    </text>
  );
}

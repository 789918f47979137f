import type { ReactNode } from 'react';
import { type Accent, site } from 'shared-content/ui';

interface WordsProps {
  x: number;
  /** Vertical middle of the line, because its size differs by window. */
  y: number;
  children: ReactNode;
  ink?: 'text' | 'muted' | Accent;
  anchor?: 'middle' | 'end';
  size?: 'label' | 'title';
}

const getInk = (ink: NonNullable<WordsProps['ink']>) =>
  ink === 'text' || ink === 'muted' ? site.palette[ink] : site.ramp[ink];

/** Text inside a drawing 400 wide; the drawing sets its size. */
export const Words = ({ x, y, children, ink = 'muted', anchor, size = 'label' }: WordsProps) => (
  <text
    x={x}
    y={y}
    dy="0.36em"
    fontSize={size === 'title' ? '1.25em' : undefined}
    fill={getInk(ink)}
    fontWeight={ink === 'muted' ? 450 : 600}
    textAnchor={anchor}
  >
    {children}
  </text>
);

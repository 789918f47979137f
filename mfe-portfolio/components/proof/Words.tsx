import type { ReactNode } from 'react';
import { type Accent, site } from 'shared-content/ui';

interface WordsProps {
  x: number;
  y: number;
  children: ReactNode;
  ink?: 'text' | 'muted' | Accent;
  anchor?: 'middle' | 'end';
}

const inkOf = (ink: NonNullable<WordsProps['ink']>) =>
  ink === 'text' || ink === 'muted' ? site.palette[ink] : site.ramp[ink];

/** Words inside a drawing 400 wide: on the smallest phone still as large as a footnote. */
export const Words = ({ x, y, children, ink = 'muted', anchor }: WordsProps) => (
  <text
    x={x}
    y={y}
    fontSize={14}
    fill={inkOf(ink)}
    fontWeight={ink === 'muted' ? 450 : 600}
    textAnchor={anchor}
  >
    {children}
  </text>
);

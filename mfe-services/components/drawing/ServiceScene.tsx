import type { ReactNode } from 'react';
import { type Accent, styled, useDrawing } from 'shared-content/ui';
import { Rings } from './Rings';
import { overGutters } from './overGutters';

const base = {
  width: '100%',
  height: 'auto',
  overflow: 'visible',
  fontVariantNumeric: 'tabular-nums',
} as const;

// Beside a hero's words it reaches into the gap and a little beyond.
const Side = styled('svg')(({ theme }) => ({
  ...base,
  [theme.breakpoints.down('sm')]: overGutters,
  [theme.breakpoints.up('lg')]: { width: 'calc(100% + 72px)', maxWidth: 'none', margin: '0 -24px 0 -48px' },
}));

// On a narrow window it keeps a legible size and runs off the right edge.
const Wide = styled('svg')(({ theme }) => ({
  ...base,
  [theme.breakpoints.down('md')]: { width: 860, maxWidth: 'none' },
}));

const sizes = { side: { Svg: Side, width: 560 }, wide: { Svg: Wide, width: 1120 } } as const;

interface ServiceSceneProps {
  accent: Accent;
  /** Center of the rings behind the panes. */
  ripple: readonly [x: number, y: number];
  /** `side` stands beside a hero's words, `wide` spans the page. */
  size?: keyof typeof sizes;
  height?: number;
  children: ReactNode;
}

/** The root of a service's drawing: decoration, so hidden from assistive technology. */
export function ServiceScene({ accent, ripple, size = 'side', height = 460, children }: ServiceSceneProps) {
  const { Svg, width } = sizes[size];
  const drawing = useDrawing(
    <>
      <Rings at={ripple} accent={accent} />
      {children}
    </>,
  );
  return (
    <Svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden="true" {...drawing} />
  );
}

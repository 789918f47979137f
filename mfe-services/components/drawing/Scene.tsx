import type { ReactNode } from 'react';
import { type Accent, styled, useDrawing } from 'shared-content/ui';
import { Rings } from './Rings';
import { overGutters } from './overGutters';

// Beside a hero's words it reaches a little beyond its column.
const Svg = styled('svg')<{ cropped: boolean }>(({ cropped, theme }) => ({
  width: '100%',
  height: cropped ? '100%' : 'auto',
  overflow: cropped ? 'hidden' : 'visible',
  ...(!cropped && {
    [theme.breakpoints.down('sm')]: overGutters,
    [theme.breakpoints.up('lg')]: { width: 'calc(100% + 64px)', maxWidth: 'none', margin: '0 -24px 0 -40px' },
  }),
}));

/** A part of a scene (an SVG viewBox), to fill a card's head instead of a hero. */
export interface SceneCrop {
  crop?: string;
}

interface SceneProps extends SceneCrop {
  accent: Accent;
  /** Center of the rings behind the panes. */
  ripple: readonly [x: number, y: number];
  children: ReactNode;
}

/** The root of every scene of this family: decoration, so hidden from assistive technology. */
export function Scene({ accent, ripple, crop, children }: SceneProps) {
  const drawing = useDrawing(
    <>
      <Rings at={ripple} accent={accent} />
      {children}
    </>,
  );
  return (
    <Svg
      cropped={Boolean(crop)}
      viewBox={crop ?? '0 0 560 460'}
      preserveAspectRatio={crop ? 'xMidYMin slice' : undefined}
      width={560}
      height={460}
      aria-hidden="true"
      {...drawing}
    />
  );
}

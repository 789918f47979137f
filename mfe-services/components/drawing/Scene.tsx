import type { ReactNode } from 'react';
import { type Accent, styled } from 'shared-content/ui';
import { Rings } from './Rings';

// Where its place is small it runs off the right edge, fading, so that its small print stays legible.
const beyond = {
  width: '136%',
  maxWidth: 'none',
  maskImage: 'linear-gradient(90deg, #000 58%, transparent 78%)',
} as const;

// In a hero the drawing reaches a little beyond its column: into the gap on one side, the gutter on the other.
const Svg = styled('svg')<{ cropped: boolean; bleed: boolean }>(({ cropped, bleed, theme }) => ({
  width: '100%',
  height: cropped ? '100%' : 'auto',
  overflow: cropped ? 'hidden' : 'visible',
  ...(!cropped && {
    ...(bleed && {
      [theme.breakpoints.down('sm')]: beyond,
      [theme.breakpoints.between('md', 'lg')]: beyond,
    }),
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
  /** False for a scene that means nothing when a part of it is cut off. */
  bleed?: boolean;
  children: ReactNode;
}

/** The root of every scene of this family: decoration, so hidden from assistive technology. */
export function Scene({ accent, ripple, crop, bleed = true, children }: SceneProps) {
  return (
    <Svg
      cropped={Boolean(crop)}
      bleed={bleed}
      viewBox={crop ?? '0 0 560 460'}
      preserveAspectRatio={crop ? 'xMidYMin slice' : undefined}
      width={560}
      height={460}
      aria-hidden="true"
      focusable="false"
    >
      <Rings at={ripple} accent={accent} />
      {children}
    </Svg>
  );
}

import type { ReactNode } from 'react';
import { type Accent, site, styled } from 'shared-content/ui';

type Size = 'side' | 'wide';

const widths = { side: 560, wide: 1120 } as const;

const Svg = styled('svg')<{ extent: Size }>(({ extent, theme }) => ({
  width: '100%',
  height: 'auto',
  overflow: 'visible',
  fontVariantNumeric: 'tabular-nums',
  // Too small for its words: the drawing keeps a legible size and runs off the right edge of the window.
  [theme.breakpoints.down('sm')]: { width: extent === 'wide' ? 860 : '124%', maxWidth: 'none' },
}));

// Rings on water, the mark of this site's drawings.
const rings = [70, 130, 200, 280] as const;

interface ServiceSceneProps {
  accent: Accent;
  /** Center of the rings behind the panes. */
  ripple: readonly [x: number, y: number];
  /** `side` stands beside a hero's words, `wide` spans the page. */
  size?: Size;
  height?: number;
  children: ReactNode;
}

/** The root of a service's drawing: decoration, so hidden from assistive technology. */
export function ServiceScene({
  accent,
  ripple: [x, y],
  size = 'side',
  height = 460,
  children,
}: ServiceSceneProps) {
  const width = widths[size];
  return (
    <Svg
      extent={size}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      aria-hidden="true"
      focusable="false"
    >
      <g fill="none" stroke={site.ramp[accent]}>
        {rings.map((radius, index) => (
          <ellipse
            key={radius}
            cx={x}
            cy={y}
            rx={radius}
            ry={radius * 0.72}
            strokeOpacity={0.22 - index * 0.045}
          />
        ))}
      </g>
      {children}
    </Svg>
  );
}

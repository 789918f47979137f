import type { ReactNode } from 'react';
import { type Accent, site, styled } from 'shared-content/ui';

const Svg = styled('svg')({
  width: '100%',
  height: 'auto',
  overflow: 'visible',
  fontVariantNumeric: 'tabular-nums',
});

// Rings on water, the mark of the family; always from the same geometry, shifted by the scene.
const rings = [70, 130, 200, 280] as const;

interface SceneProps {
  width?: number;
  height?: number;
  accent: Accent;
  /** Centre of the rings behind the panes. */
  ripple?: readonly [x: number, y: number];
  children: ReactNode;
}

/** The root of every drawing of this family: decoration, so hidden from assistive technology. */
export function Scene({ width = 560, height = 460, accent, ripple = [280, 240], children }: SceneProps) {
  const [x, y] = ripple;
  return (
    <Svg
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

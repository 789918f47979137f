import { type Accent, site } from 'shared-content/ui';

const radii = [70, 130, 200, 280] as const;

interface RingsProps {
  /** Center. */
  at: readonly [x: number, y: number];
  accent: Accent;
}

/** Rings on water, the mark of this site's drawings: the same geometry everywhere, shifted by the scene. */
export const Rings = ({ at: [x, y], accent }: RingsProps) => (
  <g fill="none" stroke={site.ramp[accent]}>
    {radii.map((radius, index) => (
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
);

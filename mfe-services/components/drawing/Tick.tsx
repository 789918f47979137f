import { type Accent, site } from 'shared-content/ui';

interface TickProps {
  /** Center. */
  x: number;
  y: number;
  accent: Accent;
}

/** A done mark in a disc. */
export const Tick = ({ x, y, accent }: TickProps) => (
  <>
    <circle cx={x} cy={y} r={10} fill={site.ramp[accent]} fillOpacity={0.18} />
    <path
      d={`M${x - 4.5} ${y + 0.5}l3 3 6-6.5`}
      fill="none"
      stroke={site.ramp[accent]}
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </>
);

import { type Accent, site } from 'shared-content/ui';

interface MeterProps {
  x: number;
  y: number;
  w: number;
  /** Filled share, 0 to 1. */
  share: number;
  accent: Accent;
}

/** A bar that is partly full. */
export const Meter = ({ x, y, w, share, accent }: MeterProps) => (
  <>
    <rect x={x} y={y} width={w} height={6} rx={3} fill={site.palette.hairline} />
    <rect x={x} y={y} width={w * share} height={6} rx={3} fill={site.ramp[accent]} />
  </>
);

import { site } from 'shared-content/ui';

interface PaneProps {
  x: number;
  y: number;
  w: number;
  h: number;
  r?: number;
  /** `flat`: a field within a pane. */
  tone?: 'base' | 'flat';
}

const fills = { base: site.palette.surface, flat: site.palette.ink };

/** A surface with a hairline, like the site's cards. */
export function Pane({ x, y, w, h, r = 14, tone = 'base' }: PaneProps) {
  return <rect x={x} y={y} width={w} height={h} rx={r} fill={fills[tone]} stroke={site.palette.hairline} />;
}

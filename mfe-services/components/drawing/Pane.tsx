import { site } from 'shared-content/ui';

interface PaneProps {
  x: number;
  y: number;
  w: number;
  h: number;
  r?: number;
  /** `over`: one step nearer to the eye, for a pane that overlaps another. `flat`: a field within one. */
  tone?: 'base' | 'over' | 'flat';
}

const fills = { base: site.palette.surface, over: site.palette.overlay, flat: site.palette.ink };

/** A surface with a hairline, as the site's cards are. */
export function Pane({ x, y, w, h, r = 14, tone = 'base' }: PaneProps) {
  return (
    <>
      {tone === 'over' && (
        <rect
          x={x - 6}
          y={y + 8}
          width={w + 12}
          height={h}
          rx={r + 4}
          fill={site.palette.ink}
          opacity={0.55}
        />
      )}
      <rect
        x={x}
        y={y}
        width={w}
        height={h}
        rx={r}
        fill={fills[tone]}
        stroke={tone === 'over' ? site.palette.hairlineStrong : site.palette.hairline}
      />
    </>
  );
}

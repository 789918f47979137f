import { type Accent, site } from 'shared-content/ui';

interface PersonProps {
  /** Center. */
  x: number;
  y: number;
  r?: number;
  /** Without one: somebody of the client's. */
  accent?: Accent;
}

/** A head and shoulders in a disc. */
export function Person({ x, y, r = 18, accent }: PersonProps) {
  const fill = accent ? site.ramp[accent] : site.palette.fieldBorder;
  return (
    <g transform={`translate(${x} ${y}) scale(${r / 18})`} fill={fill}>
      <circle r={18} fillOpacity={accent ? 0.22 : 0.16} />
      <circle cy={-4.5} r={5.5} />
      <path d="M-10 11c1-6 5-8.5 10-8.5S9 5 10 11c-3 2.6-6.5 4-10 4s-7-1.4-10-4z" />
    </g>
  );
}

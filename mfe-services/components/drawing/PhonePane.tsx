import { site } from 'shared-content/ui';

interface PhonePaneProps {
  x: number;
  y: number;
  w?: number;
  h?: number;
}

/** A telephone seen from the front, its screen empty. */
export function PhonePane({ x, y, w = 212, h = 416 }: PhonePaneProps) {
  return (
    <>
      <rect x={x - 8} y={y + 10} width={w + 16} height={h} rx={38} fill={site.palette.ink} opacity={0.55} />
      <rect
        x={x}
        y={y}
        width={w}
        height={h}
        rx={34}
        fill={site.palette.overlay}
        stroke={site.palette.hairlineStrong}
      />
      <rect
        x={x + 9}
        y={y + 9}
        width={w - 18}
        height={h - 18}
        rx={26}
        fill={site.palette.surface}
        stroke={site.palette.hairline}
      />
      <rect x={x + w / 2 - 26} y={y + 20} width={52} height={12} rx={6} fill={site.palette.ink} />
    </>
  );
}

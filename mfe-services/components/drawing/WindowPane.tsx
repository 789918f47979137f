import { site } from 'shared-content/ui';
import { Pane } from './Pane';

interface WindowPaneProps {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** A pane with the title bar of a browser. */
export function WindowPane({ x, y, w, h }: WindowPaneProps) {
  return (
    <>
      <Pane x={x} y={y} w={w} h={h} r={16} />
      <path d={`M${x} ${y + 38.5}h${w}`} stroke={site.palette.hairline} />
      <g fill={site.palette.hairlineStrong}>
        <circle cx={x + 22} cy={y + 19} r={4.5} />
        <circle cx={x + 38} cy={y + 19} r={4.5} />
        <circle cx={x + 54} cy={y + 19} r={4.5} />
        <rect x={x + 86} y={y + 11} width={w - 172} height={16} rx={8} fillOpacity={0.5} />
      </g>
    </>
  );
}

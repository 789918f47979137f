import { site } from 'shared-content/ui';
import { Pane } from '../../industries/drawing/Pane';
import { Words } from '../../industries/drawing/Words';
import { Vignette } from './Vignette';

const columns = [34, 52, 45, 66, 58, 82, 74, 96];

/** A board's margin tile, opened down to one invoice. */
export function AnalyticsVignette() {
  return (
    <Vignette>
      <Pane x={1} y={1} w={318} h={178} />
      <Words x={20} y={32}>
        Margin by week
      </Words>
      <Words x={20} y={60} size={22} ink="text" bold>
        27.4%
      </Words>
      {columns.map((height, index) => (
        <rect
          key={index}
          x={20 + index * 24}
          y={164 - height}
          width={14}
          height={height}
          rx={4}
          fill={site.ramp.amber}
          fillOpacity={index === 5 ? 1 : 0.32}
        />
      ))}
      <path d="M155 82v-20h50" fill="none" stroke={site.ramp.amber} strokeWidth={1.5} />
      <Pane x={205} y={34} w={100} h={62} r={10} tone="over" />
      <Words x={217} y={58} size={12}>
        Invoice
      </Words>
      <Words x={217} y={80} size={15} ink="text" bold>
        88-2041
      </Words>
    </Vignette>
  );
}

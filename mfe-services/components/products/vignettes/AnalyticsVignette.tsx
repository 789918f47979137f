import { site } from 'shared-content/ui';
import { Pane } from '../../drawing/Pane';
import { Rule } from '../../drawing/Rule';
import { Tag } from '../../drawing/Tag';
import { Vignette } from '../../drawing/Vignette';
import { Words } from '../../drawing/Words';

const columns = [52, 78, 66, 98, 88, 124, 110, 142, 132];
const chosen = 5;

/** A margin board, opened from one column down to its invoice. */
export function AnalyticsVignette() {
  return (
    <Vignette size="wide">
      <Pane x={1} y={12} w={398} h={262} />
      <Words x={24} y={48} size={14}>
        Margin by week
      </Words>
      <Words x={24} y={82} size={28} ink="text" bold>
        27.4%
      </Words>
      <Tag x={116} y={62} w={72} accent="moss">
        +2.1 pts
      </Tag>
      {columns.map((height, index) => (
        <g key={index}>
          <rect
            x={24 + index * 40}
            y={244 - height}
            width={24}
            height={height}
            rx={5}
            fill={site.ramp.amber}
            fillOpacity={index === chosen ? 1 : 0.28}
          />
          <Words
            x={36 + index * 40}
            y={262}
            size={12}
            anchor="middle"
            ink={index === chosen ? 'text' : 'muted'}
          >
            {String(29 + index)}
          </Words>
        </g>
      ))}
      <path d="M236 116V60h62" fill="none" stroke={site.ramp.amber} strokeWidth={1.5} />
      <circle cx={236} cy={120} r={4} fill={site.ramp.amber} />
      <Pane x={298} y={1} w={181} h={136} tone="over" />
      <Words x={318} y={30} size={12}>
        Invoice
      </Words>
      <Words x={318} y={52} size={17} ink="text" bold>
        88-2041
      </Words>
      <Rule x={298} y={68} w={181} />
      <Words x={318} y={94}>
        Sold
      </Words>
      <Words x={459} y={94} ink="text" anchor="end">
        12,600
      </Words>
      <Words x={318} y={118}>
        Cost
      </Words>
      <Words x={459} y={118} ink="text" anchor="end">
        8,190
      </Words>
    </Vignette>
  );
}

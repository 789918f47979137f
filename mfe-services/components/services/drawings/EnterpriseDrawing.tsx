import { site } from 'shared-content/ui';
import { Pane } from '../../drawing/Pane';
import { Rule } from '../../drawing/Rule';
import { ServiceScene } from '../../drawing/ServiceScene';
import { Tag } from '../../drawing/Tag';
import { Words } from '../../drawing/Words';
import { TextLines } from '../../drawing/TextLines';

const departments = [
  { name: 'Sales', figure: '1,240 units', x: 8, y: 30 },
  { name: 'Warehouse', figure: '1,240 units', x: 376, y: 30 },
  { name: 'Production', figure: '1,240 units', x: 8, y: 346 },
  { name: 'Finance', figure: '1,240 units', x: 376, y: 346 },
] as const;

const entries = ['Order 7731', 'Stock move', 'Work order', 'Invoice'];
const wires =
  'M184 74h50q14 0 14 14v44M376 74h-50q-14 0-14 14v44M184 390h50q14 0 14-14v-44M376 390h-50q-14 0-14-14v-44';

/** Enterprise software: four departments read the same number from one ledger. */
export function EnterpriseDrawing() {
  return (
    <ServiceScene accent="sky" ripple={[280, 232]}>
      <path d={wires} fill="none" stroke={site.ramp.sky} strokeWidth={2} strokeOpacity={0.7} />
      {departments.map(({ name, figure, x, y }) => (
        <g key={name}>
          <Pane x={x} y={y} w={176} h={88} />
          <Words x={x + 20} y={y + 32} size={13}>
            {name}
          </Words>
          <Words x={x + 20} y={y + 62} size={19} ink="text" bold>
            {figure}
          </Words>
          <circle cx={x < 200 ? x + 176 : x} cy={y + 44} r={5} fill={site.ramp.sky} />
        </g>
      ))}
      <Pane x={148} y={132} w={264} h={200} tone="over" />
      <Words x={174} y={166} size={16} ink="text" bold>
        One ledger
      </Words>
      <Tag x={312} y={150} w={76} accent="sky">
        live
      </Tag>
      {entries.map((entry, index) => (
        <g key={entry}>
          <Rule x={174} y={184 + index * 35} w={212} />
          <Words x={174} y={207 + index * 35} size={13} ink="text">
            {entry}
          </Words>
          <TextLines x={330} y={203 + index * 35} widths={[[54, 40, 48, 54][index] ?? 40]} />
        </g>
      ))}
    </ServiceScene>
  );
}

import { site } from 'shared-content/ui';
import { Pane } from '../../drawing/Pane';
import { Rule } from '../../drawing/Rule';
import { ServiceScene } from '../../drawing/ServiceScene';
import { Tag } from '../../drawing/Tag';
import { Tick } from '../../drawing/Tick';
import { Words } from '../../drawing/Words';
import { Person } from '../../drawing/Person';

const lanes = [
  { role: 'Product owner', ours: false, from: 0, weeks: 8 },
  { role: 'Lead developer', ours: false, from: 0, weeks: 8 },
  { role: 'Senior developer', ours: true, from: 1, weeks: 7 },
  { role: 'Senior developer', ours: true, from: 1, weeks: 7 },
  { role: 'DevOps engineer', ours: true, from: 2, weeks: 4 },
  { role: 'QA specialist', ours: true, from: 4, weeks: 4 },
] as const;

/** Team augmentation: one roster, some of it yours, some of it ours. */
export function RosterDrawing() {
  return (
    <ServiceScene accent="moss" ripple={[420, 220]}>
      <Pane x={8} y={12} w={544} h={356} r={18} />
      <Words x={34} y={48} size={17} ink="text" bold>
        Team Delta
      </Words>
      <Words x={528} y={48} size={13} anchor="end">
        Week 1–8
      </Words>
      {lanes.map(({ role, ours, from, weeks }, index) => {
        const y = 98 + index * 45;
        return (
          <g key={`${role} ${y}`}>
            <Rule x={34} y={y - 24} w={494} />
            <Person x={50} y={y - 1} r={15} accent={ours ? 'moss' : undefined} />
            <Words x={78} y={y + 4} size={14} ink="text">
              {role}
            </Words>
            <rect
              x={220 + from * 38.5}
              y={y - 11}
              width={weeks * 38.5}
              height={20}
              rx={10}
              fill={ours ? site.ramp.moss : site.palette.fieldBorder}
              fillOpacity={ours ? 0.85 : 0.32}
            />
          </g>
        );
      })}
      <Pane x={262} y={352} w={278} h={104} tone="over" />
      <Person x={300} y={392} r={20} accent="moss" />
      <Words x={338} y={388} size={15} ink="text" bold>
        First pull request
      </Words>
      <Words x={338} y={409} size={13}>
        joined on Monday
      </Words>
      <Tick x={300} y={434} accent="jade" />
      <Words x={338} y={438} size={13} ink="jade">
        merged
      </Words>
      <Tag x={440} y={420} w={80} accent="moss">
        day 4
      </Tag>
    </ServiceScene>
  );
}

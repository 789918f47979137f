import { site } from 'shared-content/ui';
import { Pane } from '../../drawing/Pane';
import { ServiceScene } from '../../drawing/ServiceScene';
import { Tag } from '../../drawing/Tag';
import { Words } from '../../drawing/Words';

const nodes = [
  { name: 'Shop', x: 84, y: 96, state: 'up' },
  { name: 'ERP', x: 60, y: 256, state: 'up' },
  { name: 'CRM', x: 150, y: 394, state: 'up' },
  { name: 'Payments', x: 470, y: 84, state: 'up' },
  { name: 'Courier', x: 496, y: 250, state: 'down' },
  { name: 'SMS', x: 404, y: 394, state: 'up' },
] as const;

const hub = { x: 280, y: 232 };

/** API integration: six systems on one hub; one is down, and its messages wait. */
export function NetworkDrawing() {
  return (
    <ServiceScene accent="iris" ripple={[280, 232]}>
      {nodes.map(({ name, x, y, state }) => (
        <path
          key={name}
          d={`M${hub.x} ${hub.y}Q${(hub.x + x) / 2} ${y} ${x} ${y}`}
          fill="none"
          stroke={state === 'up' ? site.ramp.iris : site.ramp.lily}
          strokeWidth={2}
          strokeOpacity={state === 'up' ? 0.75 : 1}
          strokeDasharray={state === 'up' ? undefined : '3 8'}
          strokeLinecap="round"
        />
      ))}
      {nodes.map(({ name, x, y, state }) => (
        <g key={name}>
          <circle
            cx={x}
            cy={y}
            r={40}
            fill={site.palette.surface}
            stroke={state === 'up' ? site.palette.hairlineStrong : site.ramp.lily}
          />
          <Words x={x} y={y + 5} size={14} ink="text" bold anchor="middle">
            {name}
          </Words>
          <circle
            cx={x + 28}
            cy={y - 28}
            r={6}
            fill={state === 'up' ? site.palette.jade : site.ramp.lily}
            stroke={site.palette.ink}
            strokeWidth={2}
          />
        </g>
      ))}
      <circle
        cx={hub.x}
        cy={hub.y}
        r={66}
        fill={site.palette.overlay}
        stroke={site.ramp.iris}
        strokeWidth={1.5}
      />
      <circle cx={hub.x} cy={hub.y} r={80} fill="none" stroke={site.ramp.iris} strokeOpacity={0.35} />
      <Words x={hub.x} y={hub.y - 4} size={22} ink="text" bold anchor="middle">
        API
      </Words>
      <Words x={hub.x} y={hub.y + 20} size={13} anchor="middle">
        one contract
      </Words>
      <Pane x={352} y={292} w={196} h={60} tone="over" />
      <Words x={374} y={327} size={14} ink="text" bold>
        14 waiting
      </Words>
      <Tag x={462} y={310} w={68} accent="lily">
        retry
      </Tag>
      <g fill={site.ramp.iris}>
        <circle cx={176} cy={118} r={5} />
        <circle cx={150} cy={247} r={5} />
        <circle cx={392} cy={112} r={5} />
        <circle cx={214} cy={344} r={5} />
      </g>
    </ServiceScene>
  );
}

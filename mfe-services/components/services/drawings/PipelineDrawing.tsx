import { site } from 'shared-content/ui';
import { Pane } from '../../drawing/Pane';
import { ServiceScene } from '../../drawing/ServiceScene';
import { Tag } from '../../drawing/Tag';
import { Tick } from '../../drawing/Tick';
import { Words } from '../../drawing/Words';

const stages = [
  { name: 'Build', x: 330 },
  { name: 'Test', x: 480 },
  { name: 'Inspect', x: 630 },
  { name: 'Canary', x: 780 },
] as const;

/** CI/CD, wide: branches join the main line, run through four gates and reach production. */
export function PipelineDrawing() {
  return (
    <ServiceScene size="wide" height={436} accent="amber" ripple={[1000, 190]}>
      <Pane x={1} y={8} w={1118} h={420} r={20} />
      <g transform="translate(22 24)">
        <g fill="none" stroke={site.ramp.amber} strokeWidth={2.5} strokeLinecap="round">
          <path d="M20 170h220" />
          <path d="M60 170c30 0 26-84 60-84h40c40 0 34 84 70 84" strokeOpacity={0.55} />
          <path d="M96 170c30 0 26 76 60 76h10c30 0 30-76 64-76" strokeOpacity={0.55} />
        </g>
        {[
          [20, 170],
          [60, 170],
          [96, 170],
          [124, 86],
          [158, 86],
          [162, 246],
        ].map(([x, y]) => (
          <circle
            key={`${x} ${y}`}
            cx={x}
            cy={y}
            r={8}
            fill={site.palette.ink}
            stroke={site.ramp.amber}
            strokeWidth={2.5}
          />
        ))}
        <circle cx={240} cy={170} r={12} fill={site.ramp.amber} />
        <Words x={108} y={64} size={14}>
          fix/late-fee
        </Words>
        <Words x={120} y={280} size={14}>
          new-checkout
        </Words>
        <Words x={240} y={146} size={14} ink="text" bold anchor="middle">
          merge
        </Words>
        <path d="M252 170h690" stroke={site.ramp.amber} strokeWidth={2.5} />
        {stages.map(({ name, x }) => (
          <g key={name}>
            <rect
              x={x - 52}
              y={122}
              width={104}
              height={96}
              rx={18}
              fill={site.palette.overlay}
              stroke={site.palette.hairlineStrong}
            />
            <Words x={x} y={156} size={15} ink="text" bold anchor="middle">
              {name}
            </Words>
            <Tick x={x} y={186} accent="jade" />
          </g>
        ))}
        <circle
          cx={988}
          cy={170}
          r={66}
          fill={site.palette.surface}
          stroke={site.ramp.amber}
          strokeWidth={2}
        />
        <circle cx={988} cy={170} r={46} fill={site.ramp.amber} fillOpacity={0.16} />
        <Words x={988} y={168} size={18} ink="text" bold anchor="middle">
          Live
        </Words>
        <Words x={988} y={190} size={13} ink="amber" anchor="middle">
          16:52, Friday
        </Words>
        <path
          d="M988 236v38q0 20-20 20H800q-20 0-20-20v-50"
          fill="none"
          stroke={site.ramp.lily}
          strokeWidth={2}
          strokeDasharray="4 7"
          strokeLinecap="round"
        />
        <path
          d="M772 232l8-9 8 9"
          fill="none"
          stroke={site.ramp.lily}
          strokeWidth={2}
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <rect x={806} y={282} width={164} height={24} rx={12} fill={site.palette.surface} />
        <Tag x={806} y={282} w={164} accent="lily">
          rollback in 40 s
        </Tag>
        <Pane x={330} y={256} w={372} h={124} tone="over" />
        <Words x={356} y={290} size={14} ink="jade" bold>
          2,341 of 2,341 passed
        </Words>
        <Words x={676} y={290} size={13} anchor="end">
          4 min 10 s
        </Words>
        <Words x={356} y={320} size={14}>
          image shop@7f3c · signed
        </Words>
        <Words x={356} y={348} size={14}>
          canary 5% · errors 0.02% (yesterday 0.03%)
        </Words>
      </g>
    </ServiceScene>
  );
}

import { site } from 'shared-content/ui';
import { Meter } from '../../drawing/Meter';
import { Pane } from '../../drawing/Pane';
import { Rule } from '../../drawing/Rule';
import { ServiceScene } from '../../drawing/ServiceScene';
import { Tag } from '../../drawing/Tag';
import { Words } from '../../drawing/Words';

const tiles = [
  { label: 'Revenue', value: 'Tk 4.82 m', change: '+6%', x: 36 },
  { label: 'Margin', value: '31.4%', change: '+1.2', x: 246 },
  { label: 'On time', value: '94.1%', change: '+0.8', x: 456 },
] as const;

const line = 'M60 366l52-18 52 8 52-34 52 12 52-40 52-6 52-30 52 14';
const forecast = 'M476 272l52-26 52-6 46-18';
const shops = [
  { name: 'Dhanmondi', share: 0.92 },
  { name: 'Chattogram', share: 0.78 },
  { name: 'Sylhet', share: 0.64 },
  { name: 'Khulna', share: 0.41 },
] as const;

/** Data analytics, wide: the morning page with its three figures, a forecast with a range, and the shops. */
export function DashboardDrawing() {
  return (
    <ServiceScene size="wide" height={440} accent="sky" ripple={[560, 220]}>
      <Pane x={1} y={8} w={1118} h={424} r={20} />
      <Words x={36} y={52} size={19} ink="text" bold>
        Good morning
      </Words>
      <Words x={180} y={52} size={14}>
        Figures of yesterday, complete at 07:30
      </Words>
      <Tag x={1000} y={34} w={84} accent="jade">
        all tests pass
      </Tag>
      {tiles.map(({ label, value, change, x }) => (
        <g key={label}>
          <Pane x={x} y={80} w={194} h={104} tone="flat" />
          <Words x={x + 20} y={112} size={14}>
            {label}
          </Words>
          <Words x={x + 20} y={156} size={29} ink="text" bold>
            {value}
          </Words>
          <Words x={x + 176} y={112} size={13} ink="jade" anchor="end">
            {change}
          </Words>
        </g>
      ))}
      <Pane x={36} y={204} w={614} h={204} tone="flat" />
      <g stroke={site.palette.hairline}>
        <path d="M60 250.500h566M60 290.500h566M60 330.500h566M60 370.500h566" />
      </g>
      <path d="M476 272l52-36 52-10 46-12v52l-46-2-52 2z" fill={site.ramp.sky} fillOpacity={0.16} />
      <path d={`${line}V386H60z`} fill={site.ramp.sky} fillOpacity={0.08} />
      <path
        d={line}
        fill="none"
        stroke={site.ramp.sky}
        strokeWidth={3}
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      <path
        d={forecast}
        fill="none"
        stroke={site.ramp.sky}
        strokeWidth={3}
        strokeDasharray="2 8"
        strokeLinecap="round"
      />
      <path d="M476.5 222v164" stroke={site.ramp.lily} strokeDasharray="4 5" />
      <Words x={467} y={236} size={13} ink="lily" anchor="end">
        today
      </Words>
      <Words x={60} y={236} size={14} ink="text" bold>
        Sales, 90 days and a month ahead
      </Words>
      <Pane x={670} y={80} w={414} h={328} tone="flat" />
      <Words x={694} y={116} size={15} ink="text" bold>
        Sell-through by shop
      </Words>
      {shops.map(({ name, share }, index) => (
        <g key={name}>
          <Words x={694} y={158 + index * 48} size={14}>
            {name}
          </Words>
          <Words x={1060} y={158 + index * 48} size={14} ink="text" anchor="end">
            {`${Math.round(share * 100)}%`}
          </Words>
          <Meter x={694} y={170 + index * 48} w={366} share={share} accent={share < 0.5 ? 'lily' : 'sky'} />
        </g>
      ))}
      <Rule x={694} y={344} w={366} />
      <circle cx={700} cy={374} r={6} fill={site.ramp.lily} />
      <Words x={716} y={379} size={14} ink="text">
        Khulna: mark down linen before Friday
      </Words>
    </ServiceScene>
  );
}

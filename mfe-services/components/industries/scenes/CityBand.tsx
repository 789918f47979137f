import { site, styled } from 'shared-content/ui';
import { Pane } from '../../drawing/Pane';
import { Ripple } from '../../drawing/Ripple';
import { Tag } from '../../drawing/Tag';
import { Tick } from '../../drawing/Tick';
import { Words } from '../../drawing/Words';
import { Barcode } from './Barcode';

// As wide as the window: on a phone the middle of the city with its two notes remains.
const Band = styled('div')({
  height: 'clamp(320px, 36vw, 560px)',
  background: site.palette.surface,
  borderBottom: `1px solid ${site.palette.hairline}`,
  overflow: 'clip',
  '& > svg': { width: '100%', height: '100%' },
});

const streets = [
  'M-40 70H1480M-40 168H1480M-40 262H1480M-40 350H1480M-40 440H1480',
  'M60-140V640M168-140V640M290-140V640M402-140V640M528-140V640M640-140V640M760-140V640M884-140V640M1000-140V640M1116-140V640M1240-140V640M1352-140V640',
];
const lanes =
  'M-40 118H402M640 118H884M1116 118H1480M168 214H640M884 214H1240M-40 306H290M760 306H1116M402 396H760M1000 396H1480M230 70V262M584 168V350M700-40V168M942 262V440M1056 70V262M1180 262V440M346 262V440';
const river = 'M-60 392C120 300 250 470 420 400S700 180 900 230 1180 380 1500 240';
const rounds = [
  { d: 'M168 262V168H290V70H528V118', color: site.ramp.lagoon, done: true },
  { d: 'M528 118V168H640V262H760', color: site.ramp.lagoon, done: false },
  { d: 'M884 168V118H1056V214H1240V306', color: site.ramp.jade, done: true },
  { d: 'M1240 306V396H1116', color: site.ramp.jade, done: false },
] as const;
const stops = [
  { x: 290, y: 168, color: site.ramp.lagoon, done: true },
  { x: 290, y: 70, color: site.ramp.lagoon, done: true },
  { x: 640, y: 168, color: site.ramp.lagoon, done: false },
  { x: 1056, y: 118, color: site.ramp.jade, done: true },
  { x: 1116, y: 396, color: site.ramp.jade, done: false },
] as const;

/** Logistics: two rounds through a city on a river, one estimate that admits its age, one confirmed handover. */
export function CityBand() {
  return (
    <Band aria-hidden="true">
      <svg viewBox="0 0 1440 480" preserveAspectRatio="xMidYMid slice" focusable="false">
        <g transform="rotate(-5 720 240)">
          {streets.map((d) => (
            <path key={d} d={d} fill="none" stroke={site.palette.hairline} strokeWidth={3} />
          ))}
          <path d={lanes} fill="none" stroke={site.palette.hairline} />
          <path d={river} fill="none" stroke={site.palette.surface} strokeWidth={54} />
          <path d={river} fill="none" stroke={site.ramp.lagoon} strokeOpacity={0.16} strokeWidth={46} />
          {rounds.map(({ d, color, done }) => (
            <path
              key={d}
              d={d}
              fill="none"
              stroke={color}
              strokeOpacity={done ? 1 : 0.6}
              strokeWidth={done ? 4 : 3}
              strokeDasharray={done ? undefined : '2 8'}
              strokeLinecap="round"
              strokeLinejoin="round"
            />
          ))}
          {stops.map(({ x, y, color, done }) => (
            <circle
              key={`${x} ${y}`}
              cx={x}
              cy={y}
              r={9}
              fill={done ? color : site.palette.surface}
              stroke={color}
              strokeWidth={2}
            />
          ))}
          <rect x={156} y={250} width={24} height={24} rx={6} fill={site.ramp.lagoon} />
          <rect x={872} y={156} width={24} height={24} rx={6} fill={site.ramp.jade} />
          <Ripple x={528} y={118} r={9} accent="lily" />
          <Ripple x={1240} y={306} r={9} accent="lily" />
        </g>
        <Pane x={446} y={236} w={250} h={124} tone="over" />
        <Words x={470} y={272} size={16} ink="text" bold>
          Trip 118
        </Words>
        <Tag x={584} y={254} w={88} accent="lagoon">
          on time
        </Tag>
        <Words x={470} y={308} size={22} ink="text" bold>
          14:20
        </Words>
        <Words x={532} y={308} size={14}>
          next stop, 2.1 km
        </Words>
        <Words x={470} y={338} size={14}>
          Position from 3 min ago
        </Words>
        <Pane x={744} y={270} w={256} h={146} tone="over" />
        <Barcode x={768} y={292} />
        <Words x={976} y={313} anchor="end">
          CN 48213
        </Words>
        <Words x={768} y={356} size={16} ink="text" bold>
          24 cartons handed over
        </Words>
        <Tick x={779} y={386} accent="jade" />
        <Words x={798} y={391} size={14} ink="jade">
          Confirmed by both, 11:52
        </Words>
      </svg>
    </Band>
  );
}

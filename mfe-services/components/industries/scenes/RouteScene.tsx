import { site } from 'shared-content/ui';
import { Pane } from '../../drawing/Pane';
import { Ripple } from '../../drawing/Ripple';
import { Scene, type SceneCrop } from '../../drawing/Scene';
import { Tag } from '../../drawing/Tag';
import { Tick } from '../../drawing/Tick';
import { Words } from '../../drawing/Words';
import { Barcode } from './Barcode';

const streets =
  'M30 90h490M30 168h300M360 168h160M30 246h180M290 246h230M30 300h490M96 40v290M180 40v206M268 40v290M352 40v290M440 40v290';
const river = 'M8 214c80-30 120 40 196 20s110-110 190-96 110 60 158 44';
const way = 'M96 300V168h84V90h172v78h88v78h40';
const stops = [
  [180, 168],
  [180, 90],
  [352, 90],
  [440, 168],
] as const;

/** Logistics: a round through the city with its stops, the hour of arrival and a confirmed handover. */
export function RouteScene({ crop }: SceneCrop) {
  return (
    <Scene accent="lagoon" ripple={[352, 168]} crop={crop}>
      <Pane x={8} y={20} w={544} h={330} />
      <path d={streets} stroke={site.palette.hairline} strokeWidth={1.5} />
      <clipPath id="city">
        <rect x={9} y={21} width={542} height={328} rx={13} />
      </clipPath>
      <path
        d={river}
        clipPath="url(#city)"
        fill="none"
        stroke={site.ramp.lagoon}
        strokeOpacity={0.16}
        strokeWidth={26}
      />
      <path d={way} fill="none" stroke={site.palette.surface} strokeWidth={9} strokeLinejoin="round" />
      <path
        d={way}
        fill="none"
        stroke={site.ramp.lagoon}
        strokeOpacity={0.4}
        strokeWidth={3}
        strokeLinejoin="round"
        strokeDasharray="2 7"
        strokeLinecap="round"
      />
      <path
        d="M96 300V168h84V90h120"
        fill="none"
        stroke={site.ramp.lagoon}
        strokeWidth={3.5}
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      <rect x={86} y={290} width={20} height={20} rx={5} fill={site.ramp.lagoon} />
      <Words x={116} y={305} size={12} ink="text">
        Depot
      </Words>
      {stops.map(([x, y], index) => (
        <g key={`${x} ${y}`}>
          <circle
            cx={x}
            cy={y}
            r={13}
            fill={index < 2 ? site.ramp.lagoon : site.palette.overlay}
            stroke={site.ramp.lagoon}
            strokeWidth={1.5}
          />
          <Words x={x} y={y + 4.5} size={12} bold ink={index < 2 ? 'dark' : 'text'} anchor="middle">
            {String(index + 1)}
          </Words>
        </g>
      ))}
      <Ripple x={300} y={90} r={9} accent="lily" />
      <path
        d="M480 226c-13 0-21 9-21 20 0 15 21 32 21 32s21-17 21-32c0-11-8-20-21-20z"
        fill={site.ramp.lagoon}
      />
      <circle cx={480} cy={246} r={7} fill={site.palette.ink} />
      <Pane x={36} y={342} w={236} h={106} tone="over" />
      <Words x={60} y={374} size={14} ink="text" bold>
        Trip 118
      </Words>
      <Tag x={164} y={358} w={86} accent="lagoon">
        on time
      </Tag>
      <Words x={60} y={404} size={18} ink="text" bold>
        14:20
      </Words>
      <Words x={112} y={404}>
        next stop, 2.1 km
      </Words>
      <Words x={60} y={428} size={12}>
        Position from 3 min ago
      </Words>
      <Pane x={300} y={306} w={236} h={136} tone="over" />
      <Barcode x={324} y={326} />
      <Words x={514} y={345} size={12} anchor="end">
        CN 48213
      </Words>
      <Words x={324} y={384} size={14} ink="text" bold>
        24 cartons handed over
      </Words>
      <Tick x={334} y={412} accent="jade" />
      <Words x={352} y={416} size={12} ink="jade">
        Confirmed by both, 11:52
      </Words>
    </Scene>
  );
}

import { site } from 'shared-content/ui';
import { Pane } from '../../drawing/Pane';
import { ServiceScene } from '../../drawing/ServiceScene';
import { Tag } from '../../drawing/Tag';
import { Words } from '../../drawing/Words';
import { TextLines } from '../../drawing/TextLines';

const days = ['S', 'M', 'T', 'W', 'T'];

/** UX/UI design: the same screen as a sketch and finished, with what a test said about it. */
export function WireframeDrawing() {
  return (
    <ServiceScene accent="lily" ripple={[300, 250]}>
      <g fill="none" stroke={site.palette.muted} strokeWidth={1.5} strokeDasharray="6 6">
        <rect x={24} y={20} width={232} height={392} rx={24} />
        <rect x={48} y={52} width={120} height={18} rx={4} />
        <rect x={48} y={92} width={184} height={92} rx={8} />
        <path d="M48 92l184 92M232 92L48 184" />
        <rect x={48} y={208} width={52} height={40} rx={8} />
        <rect x={114} y={208} width={52} height={40} rx={8} />
        <rect x={180} y={208} width={52} height={40} rx={8} />
        <rect x={48} y={266} width={184} height={18} rx={4} />
        <rect x={48} y={296} width={140} height={18} rx={4} />
        <rect x={48} y={344} width={184} height={42} rx={21} />
      </g>
      <Words x={140} y={440} size={13} anchor="middle">
        Monday
      </Words>
      <path
        d="M266 216h24M282 208l8 8-8 8"
        fill="none"
        stroke={site.ramp.lily}
        strokeWidth={2}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <rect
        x={304}
        y={20}
        width={232}
        height={392}
        rx={24}
        fill={site.palette.raised}
        stroke={site.palette.hairlineStrong}
      />
      <Words x={328} y={70} size={19} ink="text" bold>
        When suits you?
      </Words>
      <rect x={328} y={92} width={184} height={92} rx={14} fill={site.ramp.lily} fillOpacity={0.14} />
      {days.map((day, index) => (
        <g key={`${day} ${index}`}>
          <Words x={350 + index * 35} y={118} size={12} anchor="middle">
            {day}
          </Words>
          {index === 3 && <circle cx={350 + index * 35} cy={148} r={16} fill={site.ramp.lily} />}
          <Words
            x={350 + index * 35}
            y={153}
            size={14}
            ink={index === 3 ? 'dark' : 'text'}
            bold={index === 3}
            anchor="middle"
          >
            {String(14 + index)}
          </Words>
        </g>
      ))}
      {['09:30', '11:00', '16:20'].map((hour, index) => (
        <g key={hour}>
          <rect
            x={328 + index * 64}
            y={208}
            width={56}
            height={40}
            rx={12}
            fill={index === 1 ? site.ramp.lily : site.palette.overlay}
            fillOpacity={index === 1 ? 0.24 : 1}
            stroke={index === 1 ? site.ramp.lily : site.palette.hairline}
          />
          <Words x={356 + index * 64} y={233} size={13} ink="text" anchor="middle">
            {hour}
          </Words>
        </g>
      ))}
      <TextLines x={330} y={276} widths={[150, 110]} step={22} />
      <rect x={328} y={344} width={184} height={42} rx={21} fill={site.ramp.lily} />
      <Words x={420} y={370} size={15} ink="dark" bold anchor="middle">
        Book 11:00
      </Words>
      <Words x={420} y={440} size={13} anchor="middle">
        Friday
      </Words>
      <Pane x={96} y={282} w={188} h={84} tone="over" />
      <Words x={116} y={314} size={14} ink="text">
        “Oh, that was it?”
      </Words>
      <Tag x={116} y={328} w={96} accent="jade">
        5 of 5 done
      </Tag>
    </ServiceScene>
  );
}

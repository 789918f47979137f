import { site } from 'shared-content/ui';
import { Rule } from '../../drawing/Rule';
import { ServiceScene } from '../../drawing/ServiceScene';
import { Tag } from '../../drawing/Tag';
import { Tick } from '../../drawing/Tick';
import { Words } from '../../drawing/Words';
import { PhonePane } from '../../drawing/PhonePane';
import { TextLines } from '../../drawing/TextLines';

const jobs = [198, 258, 318] as const;

/** Mobile solutions: the same round without a signal and a minute after it came back. */
export function MobileDrawing() {
  return (
    <ServiceScene accent="lagoon" ripple={[290, 250]}>
      <PhonePane x={62} y={8} />
      <Words x={92} y={72} size={17} ink="text" bold>
        Deliveries
      </Words>
      <Tag x={92} y={90} w={136} accent="amber">
        No signal
      </Tag>
      <Words x={92} y={148} size={13}>
        3 wait on the phone
      </Words>
      {jobs.map((y, index) => (
        <g key={y}>
          <Rule x={92} y={y - 32} w={152} />
          <TextLines x={94} y={y - 12} widths={[[96, 74, 88][index] ?? 80]} strong />
          <TextLines x={94} y={y + 6} widths={[60]} />
          <circle cx={232} cy={y - 4} r={10} fill="none" stroke={site.ramp.amber} strokeWidth={1.5} />
          <path
            d={`M232 ${y - 9}v5l3.5 2.5`}
            fill="none"
            stroke={site.ramp.amber}
            strokeWidth={1.5}
            strokeLinecap="round"
          />
        </g>
      ))}
      <PhonePane x={288} y={36} />
      <Words x={318} y={100} size={17} ink="text" bold>
        Deliveries
      </Words>
      <Tag x={318} y={118} w={136} accent="jade">
        All sent
      </Tag>
      <Words x={318} y={176} size={13}>
        Synced 09:42
      </Words>
      {jobs.map((y, index) => (
        <g key={y}>
          <Rule x={318} y={y - 4} w={152} />
          <TextLines x={320} y={y + 16} widths={[[96, 74, 88][index] ?? 80]} strong />
          <TextLines x={320} y={y + 34} widths={[60]} />
          <Tick x={458} y={y + 24} accent="jade" />
        </g>
      ))}
      <rect x={318} y={384} width={152} height={40} rx={20} fill={site.ramp.lagoon} />
      <Words x={394} y={409} size={14} ink="dark" bold anchor="middle">
        Scan next
      </Words>
      <g fill="none" stroke={site.ramp.lagoon} strokeWidth={3} strokeLinecap="round">
        <path d="M516 96a20 20 0 0 1 28 0" />
        <path d="M508 84a33 33 0 0 1 44 0" strokeOpacity={0.6} />
        <path d="M524 108a9 9 0 0 1 12 0" />
      </g>
      <circle cx={530} cy={117} r={3.5} fill={site.ramp.lagoon} />
    </ServiceScene>
  );
}

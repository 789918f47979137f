import { site } from 'shared-content/ui';
import { Pane } from '../../drawing/Pane';
import { ServiceScene } from '../../drawing/ServiceScene';
import { Tag } from '../../drawing/Tag';
import { Words } from '../../drawing/Words';
import { PhonePane } from '../../drawing/PhonePane';
import { TextLines } from '../../drawing/TextLines';

const weeks = [26, 34, 30, 48, 62, 58, 84] as const;

/** Social media: a film from the workshop on a phone, and what it brought in. */
export function SocialDrawing() {
  return (
    <ServiceScene accent="lily" ripple={[200, 230]}>
      <PhonePane x={60} y={10} w={228} h={436} />
      <rect x={76} y={52} width={196} height={250} rx={14} fill={site.ramp.lily} fillOpacity={0.12} />
      <path
        d="M104 262V190l70-36 70 36v72M104 190h140M124 262v-52h36v52M188 210h36v30h-36z"
        fill="none"
        stroke={site.ramp.lily}
        strokeWidth={2}
        strokeLinejoin="round"
      />
      <path
        d="M76 262h196v26a14 14 0 0 1-14 14H90a14 14 0 0 1-14-14z"
        fill={site.ramp.lily}
        fillOpacity={0.2}
      />
      <circle cx={174} cy={112} r={26} fill={site.palette.ink} fillOpacity={0.6} />
      <path d="M167 99l20 13-20 13z" fill={site.palette.text} />
      <path d="M94 330c-8-9-20 0-13 10l13 13 13-13c7-10-5-19-13-10z" fill={site.ramp.lily} />
      <path
        d="M126 328h24a6 6 0 0 1 6 6v10a6 6 0 0 1-6 6h-12l-8 7v-7h-4a6 6 0 0 1-6-6v-10a6 6 0 0 1 6-6z"
        fill="none"
        stroke={site.palette.muted}
        strokeWidth={2}
        strokeLinejoin="round"
      />
      <TextLines x={84} y={378} widths={[150, 118]} step={18} />
      <rect x={84} y={412} width={108} height={8} rx={4} fill={site.ramp.lily} fillOpacity={0.5} />
      <Pane x={250} y={70} w={302} h={200} tone="over" />
      <Words x={276} y={106} size={15} ink="text" bold>
        Inquiries a week
      </Words>
      <Words x={276} y={144} size={30} ink="text" bold>
        84
      </Words>
      <Tag x={322} y={126} w={92} accent="jade">
        was 26
      </Tag>
      {weeks.map((value, index) => (
        <rect
          key={index}
          x={276 + index * 36}
          y={248 - value}
          width={24}
          height={value}
          rx={5}
          fill={site.ramp.lily}
          fillOpacity={index === 6 ? 1 : 0.28 + index * 0.06}
        />
      ))}
      <Pane x={318} y={300} w={234} h={118} tone="over" />
      <Words x={342} y={334} size={14} ink="text" bold>
        From which post?
      </Words>
      <Words x={342} y={364}>
        Table leg, 40 s
      </Words>
      <Words x={528} y={364} ink="text" anchor="end">
        51
      </Words>
      <Words x={342} y={392}>
        Live, Thursday
      </Words>
      <Words x={528} y={392} ink="text" anchor="end">
        22
      </Words>
    </ServiceScene>
  );
}

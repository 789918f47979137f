import { type Accent, site } from 'shared-content/ui';
import { Pane } from '../../drawing/Pane';
import { Ripple } from '../../drawing/Ripple';
import { Rule } from '../../drawing/Rule';
import { Scene, type SceneCrop } from '../../drawing/Scene';
import { Tag } from '../../drawing/Tag';
import { Tick } from '../../drawing/Tick';
import { Words } from '../../drawing/Words';

const beds: readonly { bed: number; who?: string; state: Accent }[] = [
  { bed: 1, who: 'R. A.', state: 'jade' },
  { bed: 2, who: 'S. K.', state: 'jade' },
  { bed: 3, state: 'jade' },
  { bed: 4, who: 'M. H.', state: 'amber' },
  { bed: 5, who: 'T. B.', state: 'jade' },
  { bed: 6, who: 'N. J.', state: 'lily' },
  { bed: 7, who: 'F. R.', state: 'jade' },
  { bed: 8, state: 'jade' },
];

function Bed({ x, y, bed, who, state }: { x: number; y: number } & (typeof beds)[number]) {
  return (
    <>
      <rect
        x={x}
        y={y}
        width={88}
        height={74}
        rx={10}
        fill={who ? site.palette.raised : 'none'}
        stroke={site.palette.hairlineStrong}
        strokeDasharray={who ? undefined : '4 4'}
      />
      <Words x={x + 12} y={y + 24} size={12}>
        {`Bed ${bed}`}
      </Words>
      {who && state === 'lily' && <Ripple x={x + 72} y={y + 20} r={5} accent={state} />}
      {who && state !== 'lily' && <circle cx={x + 72} cy={y + 20} r={5} fill={site.ramp[state]} />}
      <Words x={x + 12} y={y + 54} size={15} ink={who ? 'text' : 'muted'} bold={Boolean(who)}>
        {who ?? 'free'}
      </Words>
    </>
  );
}

const heartbeat = 'M0 40h26l8-6 8 6h12l6-34 10 58 7-24h20l9-8 9 8h22l6-34 10 58 7-24h20l9-8 9 8h16';

/** Healthcare: a ward's bed board, a patient's monitor and a laboratory result that was read. */
export function WardScene({ crop }: SceneCrop) {
  return (
    <Scene accent="jade" ripple={[390, 320]} crop={crop}>
      <Pane x={8} y={24} w={438} h={256} />
      <Words x={32} y={62} size={16} ink="text" bold>
        Ward 4
      </Words>
      <Words x={92} y={62}>
        Day shift
      </Words>
      <Tag x={304} y={46} w={118} accent="jade">
        6 of 8 beds
      </Tag>
      <Rule x={8} y={82} w={438} />
      {beds.map((bed, index) => (
        <Bed key={bed.bed} x={32 + (index % 4) * 100} y={102 + Math.floor(index / 4) * 86} {...bed} />
      ))}
      <Pane x={282} y={274} w={264} h={152} tone="over" />
      <Words x={304} y={306} size={14} ink="text" bold>
        Bed 6 · N. J.
      </Words>
      <Tag x={456} y={289} w={70} accent="lily">
        review
      </Tag>
      <g
        transform="translate(304 324)"
        fill="none"
        stroke={site.ramp.jade}
        strokeWidth={2}
        strokeLinejoin="round"
      >
        <path d={heartbeat} />
      </g>
      <Words x={304} y={410}>
        HR
      </Words>
      <Words x={326} y={410} size={16} ink="text" bold>
        104
      </Words>
      <Words x={384} y={410}>
        SpO₂
      </Words>
      <Words x={424} y={410} size={16} ink="text" bold>
        93%
      </Words>
      <Words x={524} y={410} anchor="end">
        14:02
      </Words>
      <Pane x={40} y={322} w={218} h={96} tone="over" />
      <Words x={62} y={354} size={14} ink="text" bold>
        Potassium 4.1
      </Words>
      <Words x={62} y={374} size={12}>
        mmol/L · analyzer 7
      </Words>
      <Tick x={72} y={396} accent="jade" />
      <Words x={90} y={400} size={12} ink="jade">
        Read on the ward, 13:58
      </Words>
    </Scene>
  );
}

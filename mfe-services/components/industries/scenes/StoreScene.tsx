import { site } from 'shared-content/ui';
import { Meter } from '../../drawing/Meter';
import { Pane } from '../../drawing/Pane';
import { Rule } from '../../drawing/Rule';
import { Scene, type SceneCrop } from '../../drawing/Scene';
import { Tag } from '../../drawing/Tag';
import { Tick } from '../../drawing/Tick';
import { Words } from '../../drawing/Words';

const sizes = ['S', 'M', 'L'] as const;
const branches = [
  { name: 'Warehouse', count: 48, share: 0.96 },
  { name: 'Uttara', count: 11, share: 0.22 },
  { name: 'Banani', count: 6, share: 0.12 },
  { name: 'Chattogram', count: 0, share: 0 },
] as const;

/** The thing on sale: a woven bag, drawn with the fewest lines that still look like one. */
function Bag() {
  return (
    <g fill="none" stroke={site.ramp.coral} strokeWidth={2} strokeLinejoin="round">
      <path d="M64 122h108l12 92H52z" fill={site.ramp.coral} fillOpacity={0.22} />
      <path d="M88 122c0-44 60-44 60 0" strokeLinecap="round" />
      <path d="M60 150h116M57 172h122M55 194h126" strokeOpacity={0.55} />
      <path d="M90 124l-8 88M118 124v88M146 124l8 88" strokeOpacity={0.35} />
    </g>
  );
}

/** E-commerce: a product page on a phone, the one stock ledger behind it, and an order on its way. */
export function StoreScene({ crop }: SceneCrop) {
  return (
    <Scene accent="coral" ripple={[330, 190]} crop={crop}>
      <Pane x={18} y={10} w={200} h={436} r={28} />
      <rect x={90} y={24} width={56} height={6} rx={3} fill={site.palette.hairlineStrong} />
      <rect x={34} y={46} width={168} height={186} rx={14} fill={site.palette.raised} />
      <Bag />
      <Words x={34} y={262} size={15} ink="text" bold>
        Jamdani tote
      </Words>
      <Words x={202} y={262} size={15} ink="coral" bold anchor="end">
        $38
      </Words>
      <Words x={34} y={284} size={12}>
        At your door on Thursday
      </Words>
      {sizes.map((size, index) => (
        <g key={size}>
          <rect
            x={34 + index * 57}
            y={302}
            width={52}
            height={34}
            rx={9}
            fill={site.ramp.coral}
            fillOpacity={size === 'M' ? 0.18 : 0}
            stroke={size === 'M' ? site.ramp.coral : site.palette.hairlineStrong}
          />
          <Words
            x={60 + index * 57}
            y={324}
            anchor="middle"
            ink={size === 'M' ? 'text' : 'muted'}
            bold={size === 'M'}
          >
            {size}
          </Words>
        </g>
      ))}
      <rect x={34} y={354} width={168} height={42} rx={21} fill={site.ramp.coral} />
      <Words x={118} y={380} size={14} ink="dark" bold anchor="middle">
        Add to bag
      </Words>
      <Words x={118} y={420} size={12} anchor="middle">
        No account needed
      </Words>
      <Pane x={254} y={38} w={298} h={222} tone="over" />
      <Words x={278} y={74} size={15} ink="text" bold>
        Stock, size M
      </Words>
      <Tag x={444} y={57} w={84} accent="coral">
        one ledger
      </Tag>
      <Rule x={254} y={94} w={298} />
      {branches.map(({ name, count, share }, index) => (
        <g key={name}>
          <Words x={278} y={124 + index * 34}>
            {name}
          </Words>
          <Meter x={372} y={117 + index * 34} w={112} share={share} accent="coral" />
          <Words x={528} y={124 + index * 34} ink="text" bold anchor="end">
            {String(count)}
          </Words>
        </g>
      ))}
      <path d="M404 268v48" fill="none" stroke={site.ramp.coral} strokeDasharray="4 5" strokeWidth={1.5} />
      <Pane x={286} y={318} w={252} h={108} tone="over" />
      <Words x={308} y={350} size={14} ink="text" bold>
        Order 20418
      </Words>
      <Words x={308} y={372}>
        Packed in Uttara, 2 km away
      </Words>
      <Tick x={318} y={398} accent="jade" />
      <Words x={336} y={402} size={12} ink="jade">
        Courier collects at 16:30
      </Words>
    </Scene>
  );
}

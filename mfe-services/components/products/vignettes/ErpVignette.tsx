import { site } from 'shared-content/ui';
import { Meter } from '../../drawing/Meter';
import { Pane } from '../../drawing/Pane';
import { Rule } from '../../drawing/Rule';
import { Tag } from '../../drawing/Tag';
import { Tick } from '../../drawing/Tick';
import { Vignette } from '../../drawing/Vignette';
import { Words } from '../../drawing/Words';

const lines = [
  { item: 'Yarn 30/1', stock: '4,120 kg', share: 0.82 },
  { item: 'Dye, indigo', stock: '310 L', share: 0.34 },
  { item: 'Cartons', stock: '9,400', share: 0.61 },
] as const;

/** A goods receipt, and the three places that it moves in the same second. */
export function ErpVignette() {
  return (
    <Vignette size="wide">
      <Pane x={1} y={12} w={318} h={226} />
      <Words x={24} y={48} size={16} ink="text" bold>
        Goods receipt 5518
      </Words>
      <Words x={24} y={68} size={12}>
        Gate 2, 09:14
      </Words>
      <Tag x={232} y={34} w={68} accent="jade">
        posted
      </Tag>
      <Rule x={1} y={86} w={318} />
      {lines.map(({ item, stock, share }, index) => (
        <g key={item}>
          <Words x={24} y={118 + index * 44} size={14}>
            {item}
          </Words>
          <Words x={296} y={118 + index * 44} size={14} ink="text" anchor="end">
            {stock}
          </Words>
          <Meter x={24} y={128 + index * 44} w={272} share={share} accent="jade" />
        </g>
      ))}
      <path
        d="M319 110h18c10 0 10-56 20-56M319 125h38M319 140h18c10 0 10 56 20 56"
        fill="none"
        stroke={site.ramp.jade}
        strokeOpacity={0.6}
        strokeWidth={1.5}
      />
      {['Stock', 'Supplier', 'Cash'].map((place, index) => (
        <g key={place}>
          <Pane x={357} y={30 + index * 71} w={122} h={48} r={10} tone="over" />
          <Tick x={379} y={54 + index * 71} accent="jade" />
          <Words x={397} y={59 + index * 71} size={14} ink="text">
            {place}
          </Words>
        </g>
      ))}
      <Pane x={96} y={216} w={262} h={70} tone="over" />
      <Words x={118} y={246} size={12}>
        Cash forecast, week 34
      </Words>
      <Words x={118} y={270} size={17} ink="text" bold>
        +18,400
      </Words>
      <path
        d="M232 268l20-6 20 2 20-12 20 4 24-14"
        fill="none"
        stroke={site.ramp.jade}
        strokeWidth={2}
        strokeLinejoin="round"
      />
    </Vignette>
  );
}

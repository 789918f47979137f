import { site } from 'shared-content/ui';
import { Meter } from '../../industries/drawing/Meter';
import { Pane } from '../../industries/drawing/Pane';
import { Rule } from '../../industries/drawing/Rule';
import { Words } from '../../industries/drawing/Words';
import { Vignette } from './Vignette';

const lines = [
  { item: 'Yarn 30/1', stock: '4,120 kg', share: 0.82 },
  { item: 'Dye, indigo', stock: '310 l', share: 0.34 },
  { item: 'Cartons', stock: '9,400', share: 0.61 },
] as const;

/** A goods receipt with the stock that it moves. */
export function ErpVignette() {
  return (
    <Vignette>
      <Pane x={1} y={1} w={318} h={178} />
      <Words x={20} y={32} size={14} ink="text" bold>
        Goods receipt 5518
      </Words>
      <Words x={300} y={32} size={12} ink="jade" bold anchor="end">
        posted
      </Words>
      <Rule x={1} y={48} w={318} />
      {lines.map(({ item, stock, share }, index) => (
        <g key={item}>
          <Words x={20} y={77 + index * 40}>
            {item}
          </Words>
          <Words x={300} y={77 + index * 40} ink="text" anchor="end">
            {stock}
          </Words>
          <Meter x={20} y={86 + index * 40} w={280} share={share} accent="jade" />
        </g>
      ))}
      <rect x={1} y={1} width={4} height={178} rx={2} fill={site.ramp.jade} />
    </Vignette>
  );
}

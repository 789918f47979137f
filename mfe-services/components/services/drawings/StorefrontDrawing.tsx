import { site } from 'shared-content/ui';
import { Pane } from '../../drawing/Pane';
import { Rule } from '../../drawing/Rule';
import { ServiceScene } from '../../drawing/ServiceScene';
import { Tag } from '../../drawing/Tag';
import { Tick } from '../../drawing/Tick';
import { Words } from '../../drawing/Words';
import { WindowPane } from '../../drawing/WindowPane';

const goods = [
  { x: 34, price: 'Tk 3,450', d: 'M0 62c6-34 10-46 26-62h24c16 16 20 28 26 62zM26 0c4 12 20 12 24 0' },
  { x: 172, price: 'Tk 1,280', d: 'M4 62V14h68v48zM18 14c0-22 40-22 40 0' },
  { x: 310, price: 'Tk 890', d: 'M10 62V26l14-14V0h28v12l14 14v36zM10 40h56' },
] as const;

/** eCommerce: three goods, a cart that knows the delivery day, an order that is paid. */
export function StorefrontDrawing() {
  return (
    <ServiceScene accent="amber" ripple={[390, 300]}>
      <WindowPane x={8} y={18} w={452} h={330} />
      <Words x={34} y={92} size={18} ink="text" bold>
        New on the loom
      </Words>
      {goods.map(({ x, price, d }, index) => (
        <g key={x}>
          <rect
            x={x}
            y={112}
            width={124}
            height={140}
            rx={12}
            fill={site.ramp.amber}
            fillOpacity={0.14 - index * 0.03}
          />
          <path
            d={d}
            transform={`translate(${x + 24} 150)`}
            fill="none"
            stroke={site.ramp.amber}
            strokeWidth={2}
            strokeLinejoin="round"
          />
          <Words x={x} y={278} size={14} ink="text" bold>
            {price}
          </Words>
          <Words x={x} y={298} size={12} ink={index === 2 ? 'lily' : 'muted'}>
            {index === 2 ? 'last piece' : 'in stock'}
          </Words>
        </g>
      ))}
      <Pane x={288} y={196} w={264} h={246} tone="over" />
      <Words x={314} y={232} size={16} ink="text" bold>
        Your order
      </Words>
      <Words x={314} y={266} size={14}>
        Saree, indigo
      </Words>
      <Words x={526} y={266} size={14} ink="text" anchor="end">
        3,450
      </Words>
      <Words x={314} y={292} size={14}>
        To Sylhet, Thursday
      </Words>
      <Words x={526} y={292} size={14} ink="text" anchor="end">
        120
      </Words>
      <Rule x={314} y={308} w={212} />
      <Words x={314} y={336} size={16} ink="text" bold>
        Total
      </Words>
      <Words x={526} y={336} size={16} ink="text" bold anchor="end">
        Tk 3,570
      </Words>
      <Tag x={314} y={354} w={64} accent="amber">
        Card
      </Tag>
      <Tag x={386} y={354} w={72} accent="amber" solid>
        Wallet
      </Tag>
      <Tag x={466} y={354} w={60} accent="amber">
        Cash
      </Tag>
      <Tick x={324} y={412} accent="jade" />
      <Words x={344} y={417} size={14} ink="jade">
        Paid, thank you!
      </Words>
    </ServiceScene>
  );
}

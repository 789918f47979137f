import { site } from 'shared-content/ui';
import { Meter } from '../../drawing/Meter';
import { Pane } from '../../drawing/Pane';
import { ServiceScene } from '../../drawing/ServiceScene';
import { Tag } from '../../drawing/Tag';
import { Words } from '../../drawing/Words';
import { Person } from '../../drawing/Person';
import { TextLines } from '../../drawing/TextLines';

const columns = [
  { x: 226, ys: [128, 192, 256, 320] },
  { x: 278, ys: [96, 160, 224, 288, 352] },
  { x: 330, ys: [128, 192, 256, 320] },
] as const;

const wires = columns
  .slice(1)
  .flatMap((column, index) =>
    (columns[index]?.ys ?? []).flatMap((from) =>
      column.ys
        .filter((to) => Math.abs(to - from) < 100)
        .map((to) => `M${columns[index]?.x} ${from}L${column.x} ${to}`),
    ),
  );

const fields = [
  { name: 'Supplier', share: 0.99, y: 116 },
  { name: 'Total', share: 0.97, y: 186 },
  { name: 'Tax rate', share: 0.61, y: 256 },
] as const;

/** AI and machine learning: a paper goes in, fields come out with their confidence, doubt goes to a person. */
export function NeuralDrawing() {
  return (
    <ServiceScene accent="jade" ripple={[278, 224]}>
      <path
        d="M22 64h124l36 36v284a12 12 0 0 1-12 12H22a12 12 0 0 1-12-12V76a12 12 0 0 1 12-12z"
        fill={site.palette.surface}
        stroke={site.palette.hairlineStrong}
      />
      <path d="M146 64v24a12 12 0 0 0 12 12h24" fill="none" stroke={site.palette.hairlineStrong} />
      <TextLines x={32} y={112} widths={[74]} strong />
      <TextLines x={32} y={200} widths={[128, 112, 124, 96]} step={22} />
      <TextLines x={110} y={334} widths={[50]} strong />
      <g fill={site.ramp.jade} fillOpacity={0.12} stroke={site.ramp.jade} strokeDasharray="4 4">
        <rect x={22} y={100} width={96} height={24} rx={6} />
        <rect x={100} y={322} width={70} height={24} rx={6} />
      </g>
      <rect
        x={22}
        y={144}
        width={84}
        height={24}
        rx={6}
        fill={site.ramp.amber}
        fillOpacity={0.12}
        stroke={site.ramp.amber}
        strokeDasharray="4 4"
      />
      <TextLines x={32} y={156} widths={[58]} />
      <path d={wires.join('')} stroke={site.ramp.jade} strokeOpacity={0.3} />
      {columns.map(({ x, ys }) =>
        ys.map((y) => (
          <circle
            key={`${x} ${y}`}
            cx={x}
            cy={y}
            r={9}
            fill={site.palette.overlay}
            stroke={site.ramp.jade}
            strokeWidth={1.5}
          />
        )),
      )}
      <circle cx={278} cy={224} r={5} fill={site.ramp.jade} />
      <circle cx={330} cy={192} r={5} fill={site.ramp.jade} />
      <circle cx={226} cy={256} r={5} fill={site.ramp.jade} />
      <Pane x={364} y={76} w={188} h={212} tone="over" />
      {fields.map(({ name, share, y }) => (
        <g key={name}>
          <Words x={386} y={y} size={14} ink="text">
            {name}
          </Words>
          <Words x={530} y={y} size={13} ink={share > 0.9 ? 'jade' : 'amber'} anchor="end">
            {share.toFixed(2)}
          </Words>
          <Meter x={386} y={y + 14} w={144} share={share} accent={share > 0.9 ? 'jade' : 'amber'} />
        </g>
      ))}
      <path
        d="M458 292v34"
        stroke={site.ramp.amber}
        strokeWidth={2}
        strokeDasharray="3 6"
        strokeLinecap="round"
      />
      <Pane x={364} y={332} w={188} h={86} tone="over" />
      <Person x={400} y={374} r={20} accent="amber" />
      <Words x={432} y={370} size={14} ink="text" bold>
        Please check
      </Words>
      <Tag x={432} y={380} w={92} accent="amber">
        1 of 3
      </Tag>
    </ServiceScene>
  );
}

import type { Accent } from 'shared-content/ui';
import { Canvas } from './Canvas';

const rows = [
  ['PO-1184', 'Approved', 1],
  ['PO-1185', 'Approved', 1],
  ['PO-1186', 'Waiting', 0],
  ['PO-1187', 'Draft', 0],
] as const;

/** Purchase orders on their way through approval. */
export function EnterpriseDrawing({ accent }: { accent: Accent }) {
  return (
    <Canvas width={360} height={190} accent={accent}>
      <rect className="panel" x="28.5" y="14.5" width="304" height="220" rx="12" />
      <text className="strong" x="46" y="40" fontSize="13">
        Purchase orders
      </text>
      <rect className="faint" x="268" y="27" width="46" height="18" rx="9" />
      {rows.map(([order, state, done], index) => (
        <g key={order}>
          <path className="line" d={`M28.5 ${56.5 + index * 36}h304`} strokeOpacity="0.6" />
          <text x="46" y={79 + index * 36}>
            {order}
          </text>
          <rect
            className="bar"
            x="116"
            y={72 + index * 36}
            width={[74, 52, 88, 60][index]}
            height="6"
            rx="3"
          />
          <rect
            className={done ? 'tint' : 'faint'}
            x="236"
            y={64 + index * 36}
            width="78"
            height="21"
            rx="10.5"
          />
          <text className={done ? 'accent' : undefined} x="275" y={78.5 + index * 36} textAnchor="middle">
            {state}
          </text>
        </g>
      ))}
    </Canvas>
  );
}

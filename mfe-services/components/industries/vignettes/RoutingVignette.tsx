import { site } from 'shared-content/ui';
import { Pane } from '../../drawing/Pane';
import { Vignette } from '../../drawing/Vignette';
import { Words } from '../../drawing/Words';

const branches = [
  { name: 'Warehouse', far: '31 km', chosen: false },
  { name: 'Uttara', far: '2 km', chosen: true },
  { name: 'Banani', far: '9 km', chosen: false },
] as const;

/** An order that goes to the nearest branch with the item on its shelf. */
export function RoutingVignette() {
  return (
    <Vignette>
      {branches.map(({ name, chosen }, index) => (
        <path
          key={name}
          d={`M112 90C150 90 140 ${30 + index * 60} 178 ${30 + index * 60}`}
          fill="none"
          stroke={chosen ? site.ramp.coral : site.palette.hairlineStrong}
          strokeWidth={chosen ? 2.25 : 1.5}
          strokeDasharray={chosen ? undefined : '4 5'}
        />
      ))}
      <Pane x={1} y={54} w={112} h={72} tone="over" />
      <Words x={17} y={80} size={12}>
        Order
      </Words>
      <Words x={17} y={106} size={19} ink="text" bold>
        20418
      </Words>
      {branches.map(({ name, far, chosen }, index) => (
        <g key={name} transform={`translate(178 ${6 + index * 60})`}>
          <Pane x={0} y={0} w={141} h={48} r={12} tone={chosen ? 'over' : 'base'} />
          <Words x={14} y={chosen ? 21 : 29} ink={chosen ? 'text' : 'muted'} bold={chosen}>
            {name}
          </Words>
          {chosen && (
            <Words x={14} y={38} size={12}>
              11 on the shelf
            </Words>
          )}
          <Words
            x={128}
            y={chosen ? 21 : 29}
            size={12}
            ink={chosen ? 'coral' : 'muted'}
            bold={chosen}
            anchor="end"
          >
            {far}
          </Words>
        </g>
      ))}
    </Vignette>
  );
}

import { site } from 'shared-content/ui';
import { Pane } from '../../drawing/Pane';
import { Vignette } from '../../drawing/Vignette';
import { Words } from '../../drawing/Words';

const branches = [
  { name: 'Warehouse', far: '31 km', shelf: '40 on the shelf', chosen: false },
  { name: 'Uttara', far: '2 km', shelf: '11 on the shelf', chosen: true },
  { name: 'Banani', far: '9 km', shelf: 'sold out', chosen: false },
] as const;

/** An order that goes to the nearest branch with the item in stock. */
export function RoutingVignette() {
  return (
    <Vignette size="tall">
      {branches.map(({ name, chosen }, index) => (
        <path
          key={name}
          d={`M112 120C150 120 140 ${40 + index * 80} 178 ${40 + index * 80}`}
          fill="none"
          stroke={chosen ? site.ramp.coral : site.palette.hairlineStrong}
          strokeWidth={chosen ? 2.25 : 1.5}
          strokeDasharray={chosen ? undefined : '4 5'}
        />
      ))}
      <Pane x={1} y={70} w={112} h={100} />
      <Words x={17} y={97} size={12}>
        Order
      </Words>
      <Words x={17} y={123} size={19} ink="text" bold>
        20418
      </Words>
      <Words x={17} y={149} size={12}>
        Sector 14
      </Words>
      {branches.map(({ name, far, shelf, chosen }, index) => (
        <g key={name} transform={`translate(178 ${8 + index * 80})`}>
          <Pane x={0} y={0} w={141} h={64} r={12} />
          {chosen && (
            <rect width={141} height={64} rx={12} fill="none" stroke={site.ramp.coral} strokeWidth={1.5} />
          )}
          <Words x={14} y={27} ink={chosen ? 'text' : 'muted'} bold={chosen}>
            {name}
          </Words>
          <Words x={14} y={47} size={12}>
            {shelf}
          </Words>
          <Words x={128} y={27} size={12} ink={chosen ? 'coral' : 'muted'} bold={chosen} anchor="end">
            {far}
          </Words>
        </g>
      ))}
    </Vignette>
  );
}

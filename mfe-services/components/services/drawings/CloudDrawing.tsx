import { site } from 'shared-content/ui';
import { Pane } from '../../drawing/Pane';
import { ServiceScene } from '../../drawing/ServiceScene';
import { Tag } from '../../drawing/Tag';
import { Tick } from '../../drawing/Tick';
import { Words } from '../../drawing/Words';

const racks = [40, 132] as const;
const units = [0, 1, 2, 3, 4] as const;
const cargo = [
  { x: 254, y: 276 },
  { x: 300, y: 222 },
] as const;

/** Cloud migration: racks empty wave by wave while the cloud fills. */
export function CloudDrawing() {
  return (
    <ServiceScene accent="lagoon" ripple={[380, 160]}>
      <path
        d="M286 236a66 66 0 0 1-6-131 88 88 0 0 1 168-22 74 74 0 0 1 28 153z"
        fill={site.palette.surface}
        stroke={site.ramp.lagoon}
        strokeWidth={1.5}
      />
      {[0, 1, 2].map((column) =>
        [0, 1].map((row) => (
          <g key={`${column} ${row}`}>
            <rect
              x={302 + column * 62}
              y={126 + row * 46}
              width={52}
              height={36}
              rx={8}
              fill={site.ramp.lagoon}
              fillOpacity={row === 1 && column === 2 ? 0.08 : 0.26}
              stroke={site.ramp.lagoon}
              strokeOpacity={0.6}
              strokeDasharray={row === 1 && column === 2 ? '4 4' : undefined}
            />
          </g>
        )),
      )}
      <Words x={394} y={108} size={14} ink="text" bold anchor="middle">
        ap-southeast
      </Words>
      {racks.map((x, rack) => (
        <g key={x}>
          <rect
            x={x}
            y={222}
            width={82}
            height={196}
            rx={10}
            fill={site.palette.raised}
            stroke={site.palette.hairlineStrong}
          />
          {units.map((unit) => {
            const moved = rack === 1 || unit < 2;
            return (
              <g key={unit}>
                <rect
                  x={x + 10}
                  y={236 + unit * 35}
                  width={62}
                  height={27}
                  rx={5}
                  fill={moved ? 'none' : site.palette.overlay}
                  stroke={site.palette.hairlineStrong}
                  strokeDasharray={moved ? '3 4' : undefined}
                />
                {!moved && <circle cx={x + 62} cy={249.5 + unit * 35} r={3.5} fill={site.palette.jade} />}
                {!moved && (
                  <path
                    d={`M${x + 18} ${249.5 + unit * 35}h26`}
                    stroke={site.palette.hairlineStrong}
                    strokeWidth={4}
                    strokeLinecap="round"
                  />
                )}
              </g>
            );
          })}
        </g>
      ))}
      <path
        d="M222 326c34-8 52-40 70-84"
        fill="none"
        stroke={site.ramp.lagoon}
        strokeWidth={2}
        strokeDasharray="2 8"
        strokeLinecap="round"
      />
      {cargo.map(({ x, y }) => (
        <rect key={x} x={x - 18} y={y + 20} width={36} height={25} rx={6} fill={site.ramp.lagoon} />
      ))}
      <Pane x={318} y={290} w={234} h={142} tone="over" />
      <Words x={342} y={324} size={16} ink="text" bold>
        Wave 3
      </Words>
      <Tag x={452} y={308} w={78} accent="lagoon">
        22:40
      </Tag>
      <Tick x={352} y={350} accent="jade" />
      <Words x={372} y={355} size={14}>
        412,906 rows = 412,906
      </Words>
      <Tick x={352} y={380} accent="jade" />
      <Words x={372} y={385} size={14}>
        Way back rehearsed
      </Words>
      <Words x={342} y={414} size={14} ink="lagoon" bold>
        Go
      </Words>
      <Words x={372} y={414} size={14}>
        said by you
      </Words>
    </ServiceScene>
  );
}

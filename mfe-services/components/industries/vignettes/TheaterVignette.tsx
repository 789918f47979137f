import { type Accent, site } from 'shared-content/ui';
import { Pane } from '../../drawing/Pane';
import { Vignette } from '../../drawing/Vignette';
import { Words } from '../../drawing/Words';

const rooms: readonly { name: string; cases: readonly { x: number; w: number; accent: Accent }[] }[] = [
  {
    name: 'OR 1',
    cases: [
      { x: 0, w: 92, accent: 'jade' },
      { x: 100, w: 64, accent: 'jade' },
    ],
  },
  {
    name: 'OR 2',
    cases: [
      { x: 22, w: 56, accent: 'lagoon' },
      { x: 86, w: 118, accent: 'lily' },
    ],
  },
  {
    name: 'OR 3',
    cases: [
      { x: 0, w: 48, accent: 'lagoon' },
      { x: 126, w: 78, accent: 'jade' },
    ],
  },
];

/** A day of three operating rooms. */
export function TheaterVignette() {
  return (
    <Vignette>
      <Pane x={1} y={1} w={318} h={178} />
      {['8', '10', '12', '14'].map((hour, index) => (
        <g key={hour}>
          <Words x={84 + index * 62} y={28} size={12} anchor="middle">
            {`${hour}:00`}
          </Words>
          <path d={`M${84.5 + index * 62} 40v126`} stroke={site.palette.hairline} />
        </g>
      ))}
      {rooms.map(({ name, cases }, row) => (
        <g key={name} transform={`translate(0 ${50 + row * 40})`}>
          <Words x={18} y={20} ink="text">
            {name}
          </Words>
          {cases.map(({ x, w, accent }) => (
            <rect
              key={x}
              x={92 + x}
              y={0}
              width={w}
              height={30}
              rx={7}
              fill={site.ramp[accent]}
              fillOpacity={0.3}
              stroke={site.ramp[accent]}
            />
          ))}
        </g>
      ))}
      <path d="M200.5 36v134" stroke={site.palette.text} strokeDasharray="3 4" />
      <circle cx={200.5} cy={36} r={4} fill={site.palette.text} />
    </Vignette>
  );
}

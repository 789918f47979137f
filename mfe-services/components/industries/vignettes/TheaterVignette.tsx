import { type Accent, site } from 'shared-content/ui';
import { Pane } from '../../drawing/Pane';
import { Vignette } from '../../drawing/Vignette';
import { Words } from '../../drawing/Words';

const rooms: readonly {
  name: string;
  cases: readonly { what: string; x: number; w: number; accent: Accent }[];
}[] = [
  {
    name: 'OR 1',
    cases: [
      { what: 'Hip', x: 0, w: 92, accent: 'jade' },
      { what: 'Knee', x: 100, w: 64, accent: 'jade' },
    ],
  },
  {
    name: 'OR 2',
    cases: [
      { what: 'Hernia', x: 22, w: 56, accent: 'lagoon' },
      { what: 'Overrun', x: 86, w: 118, accent: 'lily' },
    ],
  },
  {
    name: 'OR 3',
    cases: [
      { what: 'Eye', x: 0, w: 48, accent: 'lagoon' },
      { what: 'Spine', x: 126, w: 78, accent: 'jade' },
    ],
  },
];

/** A day of three operating rooms. */
export function TheaterVignette() {
  return (
    <Vignette size="tall">
      <Pane x={1} y={1} w={318} h={238} />
      {['8', '10', '12', '14'].map((hour, index) => (
        <g key={hour}>
          <Words x={84 + index * 62} y={30} size={12} anchor="middle">
            {`${hour}:00`}
          </Words>
          <path d={`M${84.5 + index * 62} 44v172`} stroke={site.palette.hairline} />
        </g>
      ))}
      {rooms.map(({ name, cases }, row) => (
        <g key={name} transform={`translate(0 ${54 + row * 52})`}>
          <Words x={18} y={24} ink="text">
            {name}
          </Words>
          {cases.map(({ what, x, w, accent }) => (
            <g key={what}>
              <rect
                x={92 + x}
                y={0}
                width={w}
                height={38}
                rx={7}
                fill={site.ramp[accent]}
                fillOpacity={0.3}
                stroke={site.ramp[accent]}
              />
              <Words x={92 + x + w / 2} y={23} size={12} ink="text" anchor="middle">
                {what}
              </Words>
            </g>
          ))}
        </g>
      ))}
      <path d="M188 44v160" stroke={site.palette.text} strokeDasharray="3 4" />
      <Words x={188} y={223} size={12} ink="text" bold anchor="middle">
        now
      </Words>
    </Vignette>
  );
}

import { site } from 'shared-content/ui';
import { Pane } from '../../drawing/Pane';
import { Rule } from '../../drawing/Rule';
import { ServiceScene } from '../../drawing/ServiceScene';
import { Tag } from '../../drawing/Tag';
import { Tick } from '../../drawing/Tick';
import { Words } from '../../drawing/Words';

const shield = 'M210 20c54 32 108 46 168 50 4 152-34 256-168 332C76 326 38 222 42 70c60-4 114-18 168-50z';
const attempts = [
  { x: 30, y: 40 },
  { x: 6, y: 196 },
  { x: 88, y: 388 },
  { x: 404, y: 40 },
] as const;

/** Cybersecurity: shields within shields, attempts that end at the outer one, and one finding that is closed. */
export function ShieldDrawing() {
  return (
    <ServiceScene accent="coral" ripple={[210, 214]}>
      <path d={shield} fill={site.palette.surface} stroke={site.ramp.coral} strokeWidth={2} />
      <path
        d={shield}
        transform="translate(210 206) scale(.76) translate(-210 -206)"
        fill={site.ramp.coral}
        fillOpacity={0.06}
        stroke={site.ramp.coral}
        strokeOpacity={0.55}
        strokeWidth={1.5}
      />
      <path
        d={shield}
        transform="translate(210 206) scale(.5) translate(-210 -206)"
        fill={site.ramp.coral}
        fillOpacity={0.1}
        stroke={site.ramp.coral}
        strokeOpacity={0.55}
        strokeWidth={2}
      />
      <g fill="none" stroke={site.ramp.coral} strokeWidth={4} strokeLinecap="round" strokeLinejoin="round">
        <rect x={178} y={186} width={64} height={52} rx={10} />
        <path d="M190 186v-18a20 20 0 0 1 40 0v18M210 206v12" />
      </g>
      {attempts.map(({ x, y }) => (
        <g key={`${x} ${y}`}>
          <path
            d={`M${x} ${y}L${x + (210 - x) * 0.24} ${y + (206 - y) * 0.24}`}
            stroke={site.ramp.lily}
            strokeWidth={2}
            strokeDasharray="3 6"
            strokeLinecap="round"
          />
          <circle cx={x} cy={y} r={6} fill={site.ramp.lily} />
          <path
            d="M-5-5l10 10M5-5l-10 10"
            transform={`translate(${x + (210 - x) * 0.3} ${y + (206 - y) * 0.3})`}
            stroke={site.ramp.lily}
            strokeWidth={2.5}
            strokeLinecap="round"
          />
        </g>
      ))}
      <Pane x={272} y={230} w={280} h={206} tone="over" />
      <Words x={298} y={266} size={15} ink="text" bold>
        Finding 4 of 11
      </Words>
      <Tag x={458} y={249} w={70} accent="coral">
        High
      </Tag>
      <Rule x={298} y={284} w={230} />
      <Tick x={308} y={312} accent="jade" />
      <Words x={328} y={317} size={14}>
        Called within the hour
      </Words>
      <Tick x={308} y={346} accent="jade" />
      <Words x={328} y={351} size={14}>
        Fix in a pull request
      </Words>
      <Tick x={308} y={380} accent="jade" />
      <Words x={328} y={385} size={14}>
        Retested, closed
      </Words>
      <Words x={298} y={418} size={13} ink="jade">
        9 days, start to end
      </Words>
    </ServiceScene>
  );
}

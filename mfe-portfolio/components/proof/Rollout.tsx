import { site } from 'shared-content/ui';
import { Words } from './Words';

const clinics = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const weeks = Array.from({ length: 12 }, (_, index) => index + 1);
const week = 26;
const left = 74;
const right = left + 12.5 * week;
const bottom = 246;
const legend = [
  { name: 'paper', x: 74, color: site.palette.hairlineStrong },
  { name: 'both, two weeks', x: 154, color: site.palette.jadeDeep },
  { name: 'one record', x: 297, color: site.ramp.jade },
];

/** Nine clinics, each moved on its own Friday, with paper beside the screen for two weeks. */
export const Rollout = () => (
  <>
    <Words x={0} y={9} ink="text">
      Friday
    </Words>
    {weeks.map((friday) => (
      <Words key={friday} x={left + friday * week} y={9} anchor="middle">
        {friday}
      </Words>
    ))}
    <path
      d={`M${left} 20H${right}${weeks.map((friday) => `M${left + friday * week} 20V${bottom}`).join('')}`}
      stroke={site.palette.hairlineStrong}
    />
    {clinics.map((clinic) => {
      const moved = left + clinic * week;
      const y = 3 + clinic * 25;
      return (
        <g key={clinic}>
          <Words x={0} y={y + 8}>{`Clinic ${clinic}`}</Words>
          <path d={`M${left} ${y + 8}H${moved}`} stroke={site.palette.hairlineStrong} strokeWidth={2} />
          <path d={`M${moved} ${y}h${2 * week}v16h-${2 * week}z`} fill={site.palette.jadeDeep} />
          <path d={`M${moved + 2 * week} ${y}H${right}v16H${moved + 2 * week}z`} fill={site.ramp.jade} />
        </g>
      );
    })}
    {legend.map(({ name, x, color }) => (
      <g key={name}>
        <rect x={x} y={258} width={12} height={12} rx={3} fill={color} />
        <Words x={x + 19} y={264}>
          {name}
        </Words>
      </g>
    ))}
  </>
);

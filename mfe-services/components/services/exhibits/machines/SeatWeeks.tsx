import { type Accent, keyframes, site, styled } from 'shared-content/ui';
import { seatWeeks } from '../../../../content/exhibits/seatWeeks';
import { Told } from '../Told';
import { Drawing, Legend } from './Glass';

const { palette } = site;

const { weeks, empty } = seatWeeks;
const step = 480 / weeks;
const sits = keyframes({ from: { transform: 'scaleX(0)' } });
const Weeks = styled(Drawing)({
  '& [data-sits]': { animation: `${sits} 700ms ${site.motion.ease} both`, transformOrigin: '480px 0' },
});
const person = 'm-9 22q0-14 9-14t9 14m-9-17a6 6 0 1 0-.1 0';
const stretch = (from: number, to: number) =>
  `M${from * step + 2} 46H${to * step - 2}v40H${from * step + 2}z`;

/** One seat over the weeks: who sits there, and for how long nobody does. */
export function SeatWeeks({ accent }: { accent: Accent }) {
  const tint = site.ramp[accent];
  return (
    <div aria-hidden="true">
      <Weeks viewBox="0 0 480 124" strokeWidth="2">
        <path d="M2 46H478v40H2z" stroke={palette.hairlineStrong} strokeDasharray="3 6" />
        {empty.map(({ until, wrong, legend }, option) => (
          <g key={legend} data-at={option}>
            {wrong && (
              <path d={stretch(until, wrong.from)} stroke={palette.danger} fill={`${palette.danger}59`} />
            )}
            <g data-sits="">
              <path d={stretch(wrong ? wrong.to : until, weeks)} stroke={tint} fill={`${tint}59`} />
            </g>
            <path
              d={`M${(wrong ? wrong.to : until) * step + 14} 24${person}`}
              transform="translate(0 -6)"
              stroke={tint}
              strokeWidth="3"
            />
          </g>
        ))}
        {seatWeeks.marks.map(([week, label]) => (
          <text
            key={label}
            x={week * step}
            y="116"
            textAnchor={week === 0 ? 'start' : week === weeks ? 'end' : 'middle'}
          >
            {label}
          </text>
        ))}
      </Weeks>
      <Legend>
        <Told values={empty.map(({ legend }) => legend)} />
      </Legend>
    </div>
  );
}

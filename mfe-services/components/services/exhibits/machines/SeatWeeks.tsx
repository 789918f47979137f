import { type Accent, keyframes, site, styled } from 'shared-content/ui';
import { seatWeeks } from '../../../../content/exhibits/seatWeeks';
import { Told } from '../Told';
import { Drawing, Legend } from './Glass';

const { palette } = site;

const { weeks, cases } = seatWeeks;
const step = 480 / weeks;
const sits = keyframes({ from: { transform: 'scaleX(0)' } });
const Weeks = styled(Drawing)({
  '& [data-sits]': { animation: `${sits} 700ms ${site.motion.ease} both`, transformOrigin: '0 0' },
});
const person = 'm-9 22q0-14 9-14t9 14m-9-17a6 6 0 1 0-.1 0';
const stretch = (from: number, to: number) =>
  `M${from * step + 2} 46H${to * step - 2}v40H${from * step + 2}z`;

/** One seat over the weeks: its people, and for how long. */
export function SeatWeeks({ accent }: { accent: Accent }) {
  const tint = site.ramp[accent];
  return (
    <div aria-hidden="true">
      <Weeks viewBox="0 0 480 124" strokeWidth="2">
        <path d="M2 46H478v40H2z" stroke={palette.hairlineStrong} strokeDasharray="3 6" />
        {cases.map(({ from, other, until, legend }, option) => (
          <g key={legend} data-at={option}>
            {other && <path d={stretch(from, other)} stroke={palette.danger} fill={`${palette.danger}59`} />}
            <g data-sits="">
              <path d={stretch(other ?? from, until)} stroke={tint} fill={`${tint}59`} />
            </g>
            <path d={`M${(other ?? from) * step + 14} 18${person}`} stroke={tint} strokeWidth="3" />
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
        <Told values={cases.map(({ legend }) => legend)} />
      </Legend>
    </div>
  );
}

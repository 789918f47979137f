import { type Accent, keyframes, site, styled } from 'shared-content/ui';
import { night } from '../../../../content/exhibits/night';
import { followChoice } from '../choice';
import { Drawing } from '../frames';

const { palette, motion } = site;

/** From 10 PM to 6 AM. */
const along = (hour: number) => ((hour - 22) / 8) * 480;
const back = keyframes({ from: { strokeDashoffset: 1 }, to: { strokeDashoffset: 0 } });

const Line = styled(Drawing)({
  ...followChoice(night.breaks.map(({ hour }) => ({ '--now': `${along(hour)}px` }))),
  '& [data-now]': { transform: 'translateX(var(--now))', transition: `transform 600ms ${motion.ease}` },
  '& [data-back]': { strokeDasharray: '1 1', animation: `${back} 500ms 300ms both` },
});

/** A Saturday night: what runs on the old machines and on the new ones, and the rollback from each hour. */
export function NightLine({ accent }: { accent: Accent }) {
  const tint = site.ramp[accent];
  const turn = along(night.switched);
  return (
    <Line viewBox="0 0 480 190" strokeWidth="3" aria-hidden="true">
      {night.hours.map(([hour, label]) => (
        <text
          key={label}
          x={along(hour)}
          y="20"
          textAnchor={hour === 22 ? 'start' : hour === 30 ? 'end' : 'middle'}
        >
          {label}
        </text>
      ))}
      <path d={`M0 62H${turn}`} stroke={palette.text} strokeWidth="12" />
      <path d={`M${turn} 62H480`} stroke={palette.hairlineStrong} strokeWidth="12" strokeDasharray="1 18" />
      <path d={`M${turn} 132H480`} stroke={tint} strokeWidth="12" />
      <path d={`M${along(night.copied)} 132H${turn}`} stroke={tint} strokeWidth="12" strokeDasharray="1 18" />
      <path d={`M${turn} 62V132`} stroke={palette.hairlineStrong} />
      <text x="0" y="48">
        {night.lanes[0]}
      </text>
      <text x="480" y="164" textAnchor="end">
        {night.lanes[1]}
      </text>
      <path data-now="" d="M0 36V150" stroke={palette.danger} />
      {night.breaks.map(({ hour }, option) => (
        <path
          key={hour}
          data-at={option}
          data-back=""
          pathLength="1"
          d={`M${along(hour)} 132q-8-46-44-56m2 13-2-13 13-2`}
          stroke={palette.jade}
        />
      ))}
    </Line>
  );
}

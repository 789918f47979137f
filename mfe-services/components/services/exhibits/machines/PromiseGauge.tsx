import { type Accent, site, styled } from 'shared-content/ui';
import { promises } from '../../../../content/exhibits/promises';
import { followChoice } from '../chosen';
import { Drawing } from './Glass';

const { palette, motion } = site;

/** From 88 to 100%. */
const along = (percent: number) => ((percent - 88) / 12) * 480;

const Gauge = styled(Drawing)({
  ...followChoice(promises.rates.map((rate) => ({ '--rate': `${along(rate)}px` }))),
  '& [data-hand]': {
    transform: 'translateX(var(--rate))',
    transition: `transform 600ms ${motion.ease}`,
  },
});

const parcel = 'h18v18h-18z';
const at = (place: number) => `M${(place % 17) * 28 + 3} ${Math.floor(place / 17) * 28 + 3}${parcel}`;
const row = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => at(from + index)).join('');

/** Fifty orders and the rate that they make: redefined ones change color, and the hand moves. */
export function PromiseGauge({ accent }: { accent: Accent }) {
  const tint = site.ramp[accent];
  return (
    <Gauge viewBox="0 0 480 170" legends={promises.legends}>
      <path d={row(0, 47)} fill={`${tint}59`} stroke={tint} />
      <g fill={palette.danger} stroke={palette.danger} data-late="">
        <path data-at="0 2" d={at(47)} />
        <path data-at="0 2" d={at(48)} />
        <path data-at="0 1" d={at(49)} />
      </g>
      <g fill={`${tint}59`} stroke={tint} strokeDasharray="4 4">
        <path data-at="1" d={row(47, 49)} />
        <path data-at="2" d={at(49)} />
      </g>
      <path d="M0 128H480" stroke={palette.hairlineStrong} strokeWidth="8" />
      <path d={`M0 128H${along(promises.alarm)}`} stroke={palette.danger} strokeWidth="8" />
      <text x={along(promises.alarm)} y="164" textAnchor="middle">
        {promises.alarmLabel}
      </text>
      <path data-hand="" d="M0 112V144" stroke={palette.text} strokeWidth="5" />
    </Gauge>
  );
}

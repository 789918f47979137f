import { type Accent, keyframes, site, styled } from 'shared-content/ui';
import { spareParts } from '../../../../content/exhibits/spareParts';
import { Told } from '../Told';
import { Drawing, Legend } from './Glass';

const { palette } = site;

const filled = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });
const Days = styled(Drawing)(
  Object.fromEntries(
    spareParts.days.map((_, day) => [
      `& [data-day="${day}"]`,
      { animation: `${filled} 240ms ${day * 90}ms both` },
    ]),
  ),
);

const step = 53;
const box = (day: number, width = 44) => `M${day * step + 2} 34h${width}v56h-${width}z`;

/** The calendar of one spare part: a square per day of the loom's standstill. */
export function NineDays({ accent }: { accent: Accent }) {
  return (
    <div aria-hidden="true">
      <Days viewBox="0 0 480 100" strokeWidth="2">
        {spareParts.days.map((name, day) => (
          <g key={day}>
            <text x={day * step + 24} y="20" textAnchor="middle">
              {name}
            </text>
            <path d={box(day)} stroke={palette.hairlineStrong} />
            <g fill={palette.danger} data-at={day < 6 ? '0 1' : '0'}>
              <path d={box(day)} data-day={day} fillOpacity=".75" />
            </g>
          </g>
        ))}
        <path d={box(0, 9)} fill={site.ramp[accent]} data-at="2" />
      </Days>
      <Legend>
        <Told values={spareParts.legends} />
      </Legend>
    </div>
  );
}

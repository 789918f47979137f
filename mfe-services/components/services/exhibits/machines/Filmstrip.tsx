import { type Accent, site } from 'shared-content/ui';
import { pageWeight } from '../../../../content/exhibits/pageWeight';
import { Told } from '../Told';
import { Drawing, Legend } from './Glass';

const { palette } = site;

const width = 68;
const step = 82;

/** A phone's screen, second by second, until the page is readable. */
export function Filmstrip({ accent }: { accent: Accent }) {
  const tint = site.ramp[accent];
  const { frames, loads } = pageWeight;
  return (
    <div aria-hidden="true">
      <Drawing viewBox="0 0 480 160" strokeWidth="2">
        {frames.map((second, index) => {
          const x = index * step + 1;
          const readable = loads.flatMap((load, option) => (load <= second ? [option] : []));
          return (
            <g key={second}>
              <path d={`M${x} 8h${width}v116h-${width}z`} stroke={palette.hairlineStrong} />
              <g data-at={readable.join(' ')}>
                <path d={`M${x + 8} 16h52v36h-52z`} fill={tint} />
                <path
                  d={`M${x + 10} 66h46M${x + 10} 80h48M${x + 10} 94h32`}
                  stroke={palette.text}
                  strokeWidth="5"
                />
              </g>
              <text x={x + width / 2} y="152" textAnchor="middle">
                {second} s
              </text>
            </g>
          );
        })}
      </Drawing>
      <Legend>
        <Told values={pageWeight.legends} />
      </Legend>
    </div>
  );
}

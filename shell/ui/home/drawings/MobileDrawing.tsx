import type { Accent } from 'shared-content/ui';
import { Canvas } from './Canvas';

const stops = ['Mirpur 10', 'Banani 11', 'Uttara 4', 'Tongi'];

/** A driver's route on one phone, the list of stops, kept offline, on another. */
export function MobileDrawing({ accent }: { accent: Accent }) {
  return (
    <Canvas width={440} height={250} accent={accent}>
      <rect className="panel" x="60.5" y="18.5" width="150" height="320" rx="26" />
      <rect className="field" x="70.5" y="28.5" width="130" height="300" rx="18" />
      <path
        className="line"
        d="M70 92l130-30M70 168l130-26M104 28v222M160 28v222M70 214h130"
        strokeOpacity="0.7"
      />
      <path
        className="stroke"
        d="M92 232V160l36-8 4-52 42-10"
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle className="full" cx="174" cy="90" r="8" />
      <circle className="tint" cx="174" cy="90" r="20" />
      <rect className="panel" x="230.5" y="52.5" width="150" height="320" rx="26" />
      <text className="strong" x="248" y="92" fontSize="13">
        Today
      </text>
      <rect className="tint" x="308" y="78" width="56" height="20" rx="10" />
      <text className="accent" x="336" y="92" textAnchor="middle" fontSize="10">
        Offline
      </text>
      {stops.map((stop, index) => (
        <g key={stop}>
          <rect className="field" x="244.5" y={110.5 + index * 42} width="122" height="34" rx="10" />
          <circle className={index < 2 ? 'full' : 'bar'} cx="260" cy={127.5 + index * 42} r="6" />
          <text x="274" y={131.5 + index * 42}>
            {stop}
          </text>
        </g>
      ))}
    </Canvas>
  );
}

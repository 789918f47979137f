import type { Accent } from 'shared-content/ui';
import { Canvas } from './Canvas';

const results = [72, 88, 54, 96, 80];

/** A geometry lesson that is on the device, with the class’s answers beside it. */
export function SchoolDrawing({ accent }: { accent: Accent }) {
  return (
    <Canvas width={560} height={300} accent={accent}>
      <rect className="panel" x="32.5" y="32.5" width="540" height="300" rx="16" />
      <rect className="field" x="50.5" y="50.5" width="300" height="170" rx="12" />
      {/* A right triangle with sides 36, 48 and 60, and the squares on them. */}
      <path className="tint" d="M142 154v48h48v-48zM106 118h36v36h-36z" />
      <path className="full" fillOpacity="0.4" d="M142 118l36-48 48 36-36 48z" />
      <path
        className="stroke"
        strokeWidth="1.75"
        strokeLinejoin="round"
        d="M142 118v36h48zM142 154v48h48v-48M142 118h-36v36h36M142 118l36-48 48 36-36 48"
      />
      <text className="strong" x="244" y="148" fontSize="13">
        a² + b² = c²
      </text>
      <path className="line" d="M244 160h84M244 176h52" />
      <rect className="full" x="66" y="66" width="62" height="20" rx="10" />
      <text className="ink" x="97" y="80" textAnchor="middle">
        Offline
      </text>
      {[0, 1, 2, 3].map((pupil) => (
        <g key={pupil} transform={`translate(${50 + pupil * 77} 234)`}>
          <rect className={pupil === 2 ? 'tint' : 'faint'} width="69" height="80" rx="10" />
          <circle className={pupil === 2 ? 'full' : 'bar'} cx="34.5" cy="28" r="11" />
          <path className={pupil === 2 ? 'full' : 'bar'} d="M14 66a20.5 22 0 0 1 41 0z" />
        </g>
      ))}
      <text className="strong" x="378" y="72" fontSize="13">
        Class 8, geometry
      </text>
      <text x="378" y="90">
        28 of 30 handed in
      </text>
      {results.map((result, index) => (
        <g key={result} transform={`translate(378 ${112 + index * 38})`}>
          <rect className="faint" width="154" height="14" rx="7" />
          <rect
            className="full"
            fillOpacity={index === 3 ? 1 : 0.4}
            width={result * 1.54}
            height="14"
            rx="7"
          />
        </g>
      ))}
    </Canvas>
  );
}

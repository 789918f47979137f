import type { Accent } from 'shared-content/ui';
import { Canvas } from './Canvas';

/** Servers of one's own, the way up to the cloud and the way back. */
export function CloudDrawing({ accent }: { accent: Accent }) {
  return (
    <Canvas width={360} height={190} accent={accent}>
      {[92, 126, 160].map((y, index) => (
        <g key={y}>
          <rect className="panel" x="34.5" y={y + 0.5} width="112" height="26" rx="7" />
          <circle className={index === 2 ? 'bar' : 'full'} cx="50" cy={y + 13.5} r="3.5" />
          <rect className="bar" x="64" y={y + 10.5} width={[54, 40, 62][index]} height="6" rx="3" />
        </g>
      ))}
      <path
        className="stroke"
        d="M232 118a34 34 0 0 1 4-67 44 44 0 0 1 84 14 28 28 0 0 1-6 54z"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <path className="tint" d="M232 118a34 34 0 0 1 4-67 44 44 0 0 1 84 14 28 28 0 0 1-6 54z" />
      <path className="stroke" d="M92 78C98 40 140 26 184 44" strokeWidth="2" strokeLinecap="round" />
      <path
        className="stroke"
        d="M176 34l10 11-14 5"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path
        className="stroke"
        d="M262 134c-10 30-56 42-98 30"
        strokeWidth="2"
        strokeDasharray="2 6"
        strokeLinecap="round"
      />
      <path
        className="stroke"
        d="M173 154l-10 9 12 9"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <text className="accent" x="262" y="92" textAnchor="middle" fontSize="13">
        2 of 3
      </text>
    </Canvas>
  );
}

import type { Accent } from 'shared-content/ui';
import { Canvas } from './Canvas';

/** A curve under the pen, over the frame of a screen. */
export function DesignDrawing({ accent }: { accent: Accent }) {
  return (
    <Canvas width={360} height={190} accent={accent}>
      <rect className="line" x="40.5" y="20.5" width="180" height="200" rx="10" strokeDasharray="3 5" />
      <rect className="faint" x="58" y="40" width="84" height="10" rx="5" />
      <rect className="faint" x="58" y="60" width="144" height="58" rx="8" />
      <rect className="faint" x="58" y="130" width="64" height="60" rx="8" />
      <rect className="faint" x="138" y="130" width="64" height="60" rx="8" />
      <path className="stroke" d="M64 168C120 40 214 236 312 58" strokeWidth="2.5" />
      <path className="stroke" d="M64 168L112 60M312 58L240 186" strokeOpacity="0.5" />
      {[
        [64, 168],
        [312, 58],
      ].map(([x = 0, y = 0]) => (
        <rect key={x} className="full" x={x - 5} y={y - 5} width="10" height="10" rx="2" />
      ))}
      <circle className="full" cx="112" cy="60" r="4" />
      <circle className="full" cx="240" cy="186" r="4" />
      <rect className="tint" x="228" y="22" width="76" height="22" rx="11" />
      <text className="accent" x="266" y="37" textAnchor="middle">
        Test 3 of 5
      </text>
    </Canvas>
  );
}

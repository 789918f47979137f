import type { Accent } from 'shared-content/ui';
import { Canvas } from './Canvas';

/** What was sold, what the model expects, and how sure it is. */
export function ForecastDrawing({ accent }: { accent: Accent }) {
  return (
    <Canvas width={600} height={240} accent={accent} keep="right">
      {[50, 100, 150, 200].map((y) => (
        <path key={y} className="line" d={`M20 ${y}.5H600`} strokeOpacity="0.45" />
      ))}
      <path className="line" d="M352.5 30V240" strokeDasharray="3 5" />
      <text x="344" y="28" textAnchor="end">
        Sold
      </text>
      <text className="accent" x="361" y="28">
        Expected
      </text>
      <path
        className="tint"
        d="M352 122C392 104 420 96 456 76S540 30 600 8V118C552 122 512 118 470 128S394 132 352 122z"
      />
      <path
        className="past"
        d="M20 182C52 176 66 196 96 184S138 146 168 152 214 180 244 160 300 112 352 122"
        strokeWidth="2.5"
      />
      <path
        className="stroke"
        d="M352 122C396 116 424 116 462 100S540 72 600 62"
        strokeWidth="2.5"
        strokeDasharray="7 6"
        strokeLinecap="round"
      />
      <circle className="full" cx="352" cy="122" r="6" />
      <circle className="tint" cx="352" cy="122" r="14" />
      <rect className="panel" x="404.5" y="152.5" width="158" height="58" rx="12" />
      <text x="420" y="175">
        Error, last month
      </text>
      <text className="strong" x="420" y="197" fontSize="15">
        3.1%
      </text>
      <text className="accent" x="547" y="197" textAnchor="end">
        was 11.4%
      </text>
    </Canvas>
  );
}

import type { Accent } from 'shared-content/ui';
import { Canvas } from './Canvas';

/** Doctors of the day, the quarter hours after nine that are taken, and how strong these are drawn. */
const days = [
  ['Dr. Sultana', [0, 1, 3], 0.3],
  ['Dr. Roy', [2], 1],
  ['Dr. Haque', [0, 2], 0.16],
  ['Dr. Begum', [1, 2, 3], 0.3],
  ['Dr. Paul', [0, 3], 0.16],
] as const;
const quarter = 74;

/** A clinic's live queue beside the record of the patient whose turn it is. */
export function ClinicDrawing({ accent }: { accent: Accent }) {
  return (
    <Canvas width={720} height={420} accent={accent}>
      <rect className="panel" x="40.5" y="40.5" width="700" height="420" rx="18" />
      <path className="line" d="M40.5 92.5H720" />
      <text className="strong" x="66" y="72" fontSize="16">
        Reception
      </text>
      <rect className="tint" x="156" y="56" width="90" height="24" rx="12" />
      <text className="accent" x="201" y="72" textAnchor="middle">
        4 min wait
      </text>
      {['9:00', '9:15', '9:30', '9:45'].map((hour, index) => (
        <g key={hour}>
          <text x={142 + index * quarter} y="120">
            {hour}
          </text>
          <path className="line" d={`M${142.5 + index * quarter} 132V420`} strokeOpacity="0.4" />
        </g>
      ))}
      {days.map(([doctor, taken, fill], index) => (
        <g key={doctor}>
          <text x="66" y={162 + index * 50}>
            {doctor}
          </text>
          {taken.map((start) => (
            <rect
              key={start}
              className="full"
              fillOpacity={fill}
              x={145 + start * quarter}
              y={142 + index * 50}
              width={quarter - 5}
              height="32"
              rx="8"
            />
          ))}
        </g>
      ))}
      <text className="ink" x="327" y="212" fontSize="12" textAnchor="middle">
        R. Karim
      </text>
      <rect className="field" x="452.5" y="116.5" width="290" height="330" rx="14" />
      <circle className="tint" cx="490" cy="156" r="20" />
      <circle className="full" cx="490" cy="151" r="6.5" />
      <path className="full" d="M478 167a12 10 0 0 1 24 0z" />
      <text className="strong" x="522" y="153" fontSize="14">
        R. Karim, 54
      </text>
      <text x="522" y="170">
        Visit 4, Mirpur branch
      </text>
      <path
        className="stroke"
        d="M472 252h40l10-14 12 46 16-84 14 66 10-14h36l8-10 10 20 8-10h84"
        strokeWidth="2.5"
        strokeLinejoin="round"
      />
      <path className="line" d="M472 312.5H720M472 360.5H720" strokeOpacity="0.6" />
      <text x="472" y="341">
        Heart rate
      </text>
      <text className="strong" x="648" y="341" textAnchor="end" fontSize="13">
        72 bpm
      </text>
      <text x="472" y="389">
        Next visit
      </text>
      <text className="strong" x="648" y="389" textAnchor="end" fontSize="13">
        14 May
      </text>
    </Canvas>
  );
}

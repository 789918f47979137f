import type { Accent } from 'shared-content/ui';
import { Canvas } from './Canvas';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** Bookings of a week: column, start and length in rows, whether it is full. */
const bookings = [
  [0, 0, 2, 0.16],
  [0, 3, 1.4, 0.3],
  [1, 1, 2.4, 0.3],
  [2, 0.5, 1.2, 0.16],
  [2, 2.4, 2, 0.16],
  [3, 1.2, 1.6, 1],
  [4, 0, 1.4, 0.3],
  [4, 2.2, 1.6, 0.16],
  [5, 1, 3, 0.16],
] as const;

/** A booking engine's week. */
export function WebDrawing({ accent }: { accent: Accent }) {
  return (
    <Canvas width={640} height={250} accent={accent}>
      <rect className="panel" x="28.5" y="14.5" width="620" height="260" rx="14" />
      <path className="line" d="M28.5 48.5H640M148.5 48.5V250" />
      {[48, 64, 80].map((x) => (
        <circle key={x} className="bar" cx={x} cy="31.5" r="4" />
      ))}
      <rect className="faint" x="196" y="22" width="220" height="19" rx="9.5" />
      {[70, 94, 118, 142].map((y, index) => (
        <rect
          key={y}
          className={index === 1 ? 'full' : 'bar'}
          x="48"
          y={y}
          width={[62, 76, 54, 68][index]}
          height="7"
          rx="3.5"
        />
      ))}
      <text className="strong" x="170" y="76" fontSize="14">
        Week 24
      </text>
      <rect className="full" x="552" y="61" width="68" height="23" rx="11.5" />
      <text className="ink" x="586" y="76.5" textAnchor="middle">
        Book
      </text>
      {days.map((day, index) => (
        <g key={day}>
          <text x={170 + index * 78} y="108">
            {day}
          </text>
          <path className="line" d={`M${162.5 + index * 78} 118V250`} strokeOpacity="0.5" />
        </g>
      ))}
      {bookings.map(([day, start, length, fill]) => (
        <rect
          key={`${day}-${start}`}
          className="full"
          fillOpacity={fill}
          x={167 + day * 78}
          y={122 + start * 30}
          width="69"
          height={length * 30 - 4}
          rx="6"
        />
      ))}
      <text className="ink" x="410" y="176">
        10:30
      </text>
      <text className="ink" x="410" y="191">
        Site visit
      </text>
    </Canvas>
  );
}

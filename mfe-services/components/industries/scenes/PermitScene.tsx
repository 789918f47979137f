import { site } from 'shared-content/ui';
import { Pane } from '../../drawing/Pane';
import { Rule } from '../../drawing/Rule';
import { Scene, type SceneCrop } from '../../drawing/Scene';
import { Tag } from '../../drawing/Tag';
import { Tick } from '../../drawing/Tick';
import { Words } from '../../drawing/Words';

const steps = [
  { name: 'Application', note: 'from the register', done: true },
  { name: 'Fee paid', note: 'treasury account', done: true },
  { name: 'Inspection', note: 'Tuesday, 10:00', done: false },
  { name: 'License', note: 'with QR code', done: false },
] as const;

/** A 9 × 9 code: three finder squares and a fixed scatter, enough to be read as one. */
const cells = [
  '111010111',
  '101001101',
  '111010111',
  '000110010',
  '101101011',
  '010010110',
  '111001010',
  '101011101',
  '111010011',
];
const code = cells
  .flatMap((row, y) => [...row].map((cell, x) => (cell === '1' ? `M${x * 8} ${y * 8}h8v8h-8z` : '')))
  .join('');

/** Petals around a seal, from one angle to the next. */
const petals = Array.from({ length: 16 }, (_, index) => index * 22.5);

/** Government: an application on its way, the license with its seal, and today’s waiting time. */
export function PermitScene({ crop }: SceneCrop) {
  return (
    <Scene accent="iris" ripple={[400, 170]} crop={crop}>
      <Pane x={8} y={58} w={250} h={330} />
      <Words x={32} y={98} size={16} ink="text" bold>
        Trade license
      </Words>
      <Words x={32} y={120} size={12}>
        Renewal · day 2 of 3
      </Words>
      <Rule x={8} y={142} w={250} />
      <path d="M46 176v174" stroke={site.palette.hairlineStrong} strokeWidth={2} />
      <path d="M46 176v116" stroke={site.ramp.iris} strokeWidth={2} />
      {steps.map(({ name, note, done }, index) => {
        const y = 176 + index * 58;
        return (
          <g key={name}>
            <circle cx={46} cy={y} r={11} fill={site.palette.surface} />
            {done ? (
              <Tick x={46} y={y} accent="iris" />
            ) : (
              <circle
                cx={46}
                cy={y}
                r={8}
                fill={site.palette.surface}
                stroke={index === 2 ? site.ramp.iris : site.palette.fieldBorder}
                strokeWidth={2}
              />
            )}
            <Words x={74} y={y + 1} size={14} ink="text" bold={index === 2}>
              {name}
            </Words>
            <Words x={74} y={y + 20} size={12}>
              {note}
            </Words>
          </g>
        );
      })}
      <Pane x={290} y={18} w={246} h={308} tone="over" />
      <rect
        x={302}
        y={30}
        width={222}
        height={284}
        rx={8}
        fill="none"
        stroke={site.ramp.iris}
        strokeOpacity={0.4}
      />
      <g transform="translate(413 82)">
        {petals.map((angle) => (
          <ellipse
            key={angle}
            cy={-22}
            rx={4.5}
            ry={12}
            fill={site.ramp.iris}
            fillOpacity={0.4}
            transform={`rotate(${angle})`}
          />
        ))}
        <circle r={17} fill={site.palette.overlay} stroke={site.ramp.iris} strokeWidth={1.5} />
        <path
          d="M-7 0l5 5 9-10"
          fill="none"
          stroke={site.ramp.iris}
          strokeWidth={2.25}
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </g>
      <Words x={413} y={148} size={12} anchor="middle">
        City Corporation · Ward 19
      </Words>
      <Words x={413} y={176} size={17} ink="text" bold anchor="middle">
        No. 2281 / 45
      </Words>
      <path d="M336 194.5h154" stroke={site.palette.hairlineStrong} />
      <g transform="translate(377 212)">
        <path d={code} fill={site.palette.text} />
      </g>
      <Words x={413} y={304} size={12} ink="iris" anchor="middle">
        Scan to verify
      </Words>
      <Pane x={214} y={350} w={300} h={90} tone="over" />
      <Words x={238} y={382}>
        Counter 3, waiting now
      </Words>
      <Words x={238} y={418} size={24} ink="text" bold>
        11 min
      </Words>
      <Tag x={404} y={396} w={88} accent="jade">
        2 in line
      </Tag>
    </Scene>
  );
}

import { site } from 'shared-content/ui';
import { Meter } from '../../drawing/Meter';
import { Pane } from '../../drawing/Pane';
import { Rule } from '../../drawing/Rule';
import { Scene, type SceneCrop } from '../../drawing/Scene';
import { Tag } from '../../drawing/Tag';
import { Tick } from '../../drawing/Tick';
import { Words } from '../../drawing/Words';

const choices = ['It doubles', 'It halves', 'It stays the same', 'It depends on volume'] as const;
const chosen = 1;
const answered = [1, 2, 3, 4, 5, 6, 8, 9];

/** Students online over the morning: flat, then everyone at nine. */
const arrivals = 'M0 92h70c12 0 14-4 20-30l10-50c2-8 8-8 10 0l12 44c6 22 16 30 34 32l44 4';

/** Education: an exam paper that saves itself, the rush at nine, and a lesson kept on the phone. */
export function ExamScene({ crop }: SceneCrop) {
  return (
    <Scene accent="amber" ripple={[180, 300]} crop={crop}>
      <Pane x={108} y={16} w={444} h={292} />
      <Words x={132} y={54} size={16} ink="text" bold>
        Thermodynamics II
      </Words>
      <Words x={282} y={54}>
        Paper A
      </Words>
      <Tag x={446} y={38} w={82} accent="amber">
        00:42:10
      </Tag>
      <Rule x={108} y={74} w={444} />
      <Words x={132} y={106} size={14} ink="text">
        7. Pressure doubles at constant temperature.
      </Words>
      <Words x={132} y={127} size={14} ink="text">
        What happens to the volume of the gas?
      </Words>
      {choices.map((choice, index) => (
        <g key={choice}>
          <rect
            x={132}
            y={144 + index * 36}
            width={236}
            height={30}
            rx={8}
            fill={site.ramp.amber}
            fillOpacity={index === chosen ? 0.14 : 0}
            stroke={index === chosen ? site.ramp.amber : site.palette.hairline}
          />
          <circle
            cx={150}
            cy={159 + index * 36}
            r={6}
            fill="none"
            stroke={index === chosen ? site.ramp.amber : site.palette.fieldBorder}
          />
          {index === chosen && <circle cx={150} cy={159 + index * 36} r={3} fill={site.ramp.amber} />}
          <Words x={168} y={163.5 + index * 36} ink={index === chosen ? 'text' : 'muted'}>
            {choice}
          </Words>
        </g>
      ))}
      {Array.from({ length: 12 }, (_, index) => {
        const done = answered.includes(index + 1);
        const [x, y] = [396 + (index % 4) * 34, 144 + Math.floor(index / 4) * 34];
        return (
          <g key={index}>
            <rect
              x={x}
              y={y}
              width={28}
              height={28}
              rx={7}
              fill={done ? site.ramp.amber : 'none'}
              fillOpacity={0.2}
              stroke={index === 6 ? site.ramp.amber : site.palette.hairlineStrong}
            />
            <Words x={x + 14} y={y + 18.5} size={12} ink={done ? 'amber' : 'muted'} anchor="middle">
              {String(index + 1)}
            </Words>
          </g>
        );
      })}
      <Tick x={406} y={272} accent="jade" />
      <Words x={424} y={276} size={12} ink="jade">
        Saved 2 s ago
      </Words>
      <Pane x={286} y={330} w={254} h={118} tone="over" />
      <Words x={308} y={360}>
        Students online
      </Words>
      <Words x={518} y={362} size={18} ink="text" bold anchor="end">
        4,012
      </Words>
      <g transform="translate(308 362) scale(1.05 0.62)">
        <path d={`${arrivals}V110H0z`} fill={site.ramp.amber} fillOpacity={0.12} />
        <path
          d={arrivals}
          fill="none"
          stroke={site.ramp.amber}
          strokeWidth={2}
          vectorEffect="non-scaling-stroke"
        />
      </g>
      <Words x={412} y={440} size={12} anchor="middle">
        9:00
      </Words>
      <Pane x={8} y={146} w={146} h={262} r={24} tone="over" />
      <rect x={58} y={160} width={46} height={5} rx={2.5} fill={site.palette.hairlineStrong} />
      <Words x={28} y={202} size={15} ink="text" bold>
        Unit 4
      </Words>
      <Words x={28} y={222} size={12}>
        Heat engines
      </Words>
      <rect x={28} y={238} width={106} height={64} rx={10} fill={site.ramp.amber} fillOpacity={0.14} />
      <path d="M74 258l18 12-18 12z" fill={site.ramp.amber} />
      <Meter x={28} y={318} w={106} share={0.7} accent="amber" />
      <Words x={28} y={346} size={12}>
        14 of 20 min
      </Words>
      <Tag x={28} y={366} w={106} accent="jade">
        on the phone
      </Tag>
    </Scene>
  );
}

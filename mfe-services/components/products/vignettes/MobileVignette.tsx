import { site } from 'shared-content/ui';
import { Pane } from '../../drawing/Pane';
import { Tick } from '../../drawing/Tick';
import { Words } from '../../drawing/Words';
import { Vignette } from '../../drawing/Vignette';

const tasks = ['Meter read', 'Photo taken', 'Signature'] as const;

/** A visit on a phone, with its three tasks. */
export function MobileVignette() {
  return (
    <Vignette>
      <Pane x={95} y={1} w={130} h={198} r={22} />
      <rect x={142} y={12} width={36} height={5} rx={2.5} fill={site.palette.hairlineStrong} />
      <Words x={111} y={46} size={14} ink="text" bold>
        Visit 3 of 9
      </Words>
      {tasks.map((task, index) => (
        <g key={task}>
          {index < 2 ? (
            <Tick x={121} y={72 + index * 34} accent="lagoon" />
          ) : (
            <circle
              cx={121}
              cy={72 + index * 34}
              r={9}
              fill="none"
              stroke={site.palette.fieldBorder}
              strokeWidth={1.5}
            />
          )}
          <Words x={140} y={76 + index * 34} ink={index < 2 ? 'text' : 'muted'}>
            {task}
          </Words>
        </g>
      ))}
      <path
        d="M20 60h52M20 84h36M248 92h52M264 116h36"
        stroke={site.ramp.lagoon}
        strokeOpacity={0.35}
        strokeWidth={2}
        strokeLinecap="round"
      />
    </Vignette>
  );
}

import { site } from 'shared-content/ui';
import { Pane } from '../../drawing/Pane';
import { Words } from '../../drawing/Words';
import { Vignette } from '../../drawing/Vignette';

const stages = [
  { name: 'New', deals: 3 },
  { name: 'Quoted', deals: 2 },
  { name: 'Won', deals: 1 },
] as const;

/** A pipeline in three columns. */
export function CrmVignette() {
  return (
    <Vignette>
      {stages.map(({ name, deals }, column) => (
        <g key={name}>
          <Words x={12 + column * 106} y={20} size={12} ink={column === 2 ? 'lily' : 'muted'} bold>
            {`${name} ${deals}`}
          </Words>
          {Array.from({ length: deals }, (_, row) => {
            const [x, y] = [4 + column * 106, 32 + row * 50];
            return (
              <g key={row}>
                <Pane x={x} y={y} w={98} h={42} r={9} />
                <circle
                  cx={x + 18}
                  cy={y + 21}
                  r={8}
                  fill={site.ramp.lily}
                  fillOpacity={column === 2 ? 0.9 : 0.28}
                />
                <path
                  d={`M${x + 36} ${y + 16}h46M${x + 36} ${y + 27}h28`}
                  stroke={site.palette.hairlineStrong}
                  strokeWidth={4}
                  strokeLinecap="round"
                />
              </g>
            );
          })}
        </g>
      ))}
    </Vignette>
  );
}

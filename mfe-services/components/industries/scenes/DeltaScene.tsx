import { industries } from 'shared-content/content';
import { site } from 'shared-content/ui';
import { Scene } from '../../drawing/Scene';
import { Words } from '../../drawing/Words';

/** Where each river rises, in the catalogue’s order, and how far it bends before the sea. */
const sources = [
  { x: 40, bend: 120 },
  { x: 136, bend: 60 },
  { x: 232, bend: 20 },
  { x: 328, bend: -20 },
  { x: 424, bend: -60 },
  { x: 520, bend: -120 },
] as const;
const mouth = { x: 280, y: 372 };

/** The six fields as rivers of one delta: the hero of /industries. */
export function DeltaScene() {
  return (
    <Scene accent="jade" ripple={[mouth.x, 400]}>
      {industries.map(({ slug, name, accent }, index) => {
        const { x, bend } = sources[index] ?? { x: mouth.x, bend: 0 };
        const high = index % 2 === 0;
        const top = high ? 64 : 116;
        const path = `M${x} ${top + 16}C${x} ${top + 130} ${mouth.x - bend} 230 ${mouth.x - bend * 0.12} ${mouth.y}`;
        return (
          <g key={slug}>
            <path
              d={path}
              fill="none"
              stroke={site.ramp[accent]}
              strokeOpacity={0.14}
              strokeWidth={14}
              strokeLinecap="round"
            />
            <path d={path} fill="none" stroke={site.ramp[accent]} strokeWidth={2} strokeLinecap="round" />
            <circle
              cx={x}
              cy={top + 16}
              r={7}
              fill={site.palette.ink}
              stroke={site.ramp[accent]}
              strokeWidth={2}
            />
            <Words x={x} y={top - 4} size={15} ink={accent} bold anchor="middle">
              {name}
            </Words>
          </g>
        );
      })}
      <circle
        cx={mouth.x}
        cy={mouth.y + 14}
        r={30}
        fill={site.palette.overlay}
        stroke={site.palette.jade}
        strokeWidth={1.5}
      />
      <path
        d={`M${mouth.x - 13} ${mouth.y + 14}l9 9 17-19`}
        fill="none"
        stroke={site.palette.jade}
        strokeWidth={3}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <Words x={mouth.x} y={mouth.y + 72} size={15} ink="text" bold anchor="middle">
        One team
      </Words>
    </Scene>
  );
}

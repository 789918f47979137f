import { site } from 'shared-content/ui';
import { Pane } from '../../drawing/Pane';
import { Vignette } from '../../drawing/Vignette';
import { Words } from '../../drawing/Words';

const hits = [
  { name: 'Jamdani sari, indigo', price: '$84', left: 'M 4, L 2', dye: 'sky' },
  { name: 'Jamdani tote', price: '$38', left: '65', dye: 'coral' },
  { name: 'Jamdani stole, ivory', price: '$52', left: 'one size 9', dye: 'amber' },
] as const;

// The woven flowers of a jamdani, on its ground.
const motifs = [18, 30, 42].flatMap((x) => [15, 27, 39].map((y) => `M${x - 4} ${y}l4-4 4 4-4 4z`)).join('');

/** A search that tolerates misspellings and shows only what can be shipped. */
export function SearchVignette() {
  return (
    <Vignette size="tall">
      <Pane x={1} y={1} w={318} h={44} r={22} />
      <g fill="none" stroke={site.ramp.coral} strokeWidth={2} strokeLinecap="round">
        <circle cx={26} cy={22} r={7} />
        <path d="M31 27l5 5" />
      </g>
      <Words x={48} y={27} size={15} ink="text">
        jamdni
      </Words>
      <Words x={302} y={27} size={12} anchor="end">
        showing jamdani
      </Words>
      <path d="M99 14v18" stroke={site.ramp.coral} strokeWidth={1.5} />
      {hits.map(({ name, price, left, dye }, index) => (
        <g key={name} transform={`translate(0 ${60 + index * 62})`}>
          <Pane x={1} y={0} w={318} h={54} r={12} />
          <rect x={12} y={9} width={36} height={36} rx={8} fill={site.ramp[dye]} fillOpacity={0.34} />
          <path d={motifs} fill={site.ramp[dye]} />
          <Words x={62} y={24} ink="text" bold>
            {name}
          </Words>
          <Words x={62} y={42} size={12}>
            {`In stock: ${left}`}
          </Words>
          <Words x={302} y={32} size={14} ink="coral" bold anchor="end">
            {price}
          </Words>
        </g>
      ))}
    </Vignette>
  );
}

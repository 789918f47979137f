import { site } from 'shared-content/ui';
import { Pane } from '../../drawing/Pane';
import { Words } from '../../drawing/Words';
import { Vignette } from '../../drawing/Vignette';

const places = [
  { name: 'Live', x: 8 },
  { name: 'Staging', x: 116 },
  { name: 'Backup', x: 224 },
] as const;

/** Three environments under one cloud. */
export function CloudVignette() {
  return (
    <Vignette>
      <path
        d="M124 78a22 22 0 0 1 2-44 30 30 0 0 1 56 2 21 21 0 0 1 14 42z"
        fill={site.ramp.iris}
        fillOpacity={0.16}
        stroke={site.ramp.iris}
        strokeWidth={1.75}
        strokeLinejoin="round"
      />
      <path
        d="M160 78v36M160 96H52v18M160 96h108v18"
        fill="none"
        stroke={site.ramp.iris}
        strokeOpacity={0.6}
        strokeWidth={1.5}
      />
      {places.map(({ name, x }, index) => (
        <g key={name}>
          <Pane x={x} y={114} w={88} h={58} r={10} />
          <circle cx={x + 18} cy={135} r={4.5} fill={index === 1 ? site.ramp.amber : site.ramp.jade} />
          <path
            d={`M${x + 32} 135h40`}
            stroke={site.palette.hairlineStrong}
            strokeWidth={4}
            strokeLinecap="round"
          />
          <Words x={x + 14} y={160} ink="text">
            {name}
          </Words>
        </g>
      ))}
    </Vignette>
  );
}

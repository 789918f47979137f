import { type Accent, site } from 'shared-content/ui';
import { Pane } from '../../drawing/Pane';
import { Words } from '../../drawing/Words';
import { Vignette } from '../../drawing/Vignette';

const findings: readonly { name: string; due: string; accent: Accent }[] = [
  { name: 'Open admin port', due: 'today', accent: 'coral' },
  { name: 'Stale account', due: 'Friday', accent: 'amber' },
  { name: 'Old library', due: '12 days', accent: 'moss' },
];

/** The queue of weaknesses, worst first, beside the share of sign-ins with a second step. */
export function SecurityVignette() {
  return (
    <Vignette>
      <g transform="translate(62 90)" fill="none">
        <circle r={48} stroke={site.palette.hairline} strokeWidth={9} />
        <circle
          r={48}
          stroke={site.ramp.coral}
          strokeWidth={9}
          strokeLinecap="round"
          pathLength={100}
          strokeDasharray="96 100"
          transform="rotate(-90)"
        />
      </g>
      <Words x={62} y={92} size={20} ink="text" bold anchor="middle">
        96%
      </Words>
      <Words x={62} y={110} size={12} anchor="middle">
        two-step
      </Words>
      {findings.map(({ name, due, accent }, index) => (
        <g key={name}>
          <Pane x={130} y={8 + index * 57} w={189} h={48} r={10} />
          <circle cx={148} cy={32 + index * 57} r={5} fill={site.ramp[accent]} />
          <Words x={163} y={28 + index * 57} ink="text">
            {name}
          </Words>
          <Words x={163} y={45 + index * 57} size={12} ink={accent}>
            {due}
          </Words>
        </g>
      ))}
    </Vignette>
  );
}

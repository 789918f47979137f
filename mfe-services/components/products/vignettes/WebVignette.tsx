import { site } from 'shared-content/ui';
import { Pane } from '../../drawing/Pane';
import { Words } from '../../drawing/Words';
import { Vignette } from '../../drawing/Vignette';

/** A dealer's portal in a browser window, built from blocks. */
export function WebVignette() {
  return (
    <Vignette>
      <Pane x={1} y={1} w={318} h={178} />
      <path d="M1 35.5h318" stroke={site.palette.hairline} />
      <g fill={site.palette.hairlineStrong}>
        <circle cx={20} cy={18} r={4} />
        <circle cx={34} cy={18} r={4} />
        <circle cx={48} cy={18} r={4} />
        <rect x={84} y={10} width={152} height={16} rx={8} fillOpacity={0.6} />
      </g>
      <rect x={18} y={52} width={180} height={56} rx={8} fill={site.ramp.sky} fillOpacity={0.16} />
      <Words x={34} y={76} size={14} ink="text" bold>
        Dealer portal
      </Words>
      <Words x={34} y={95} size={12}>
        3 orders on their way
      </Words>
      <rect
        x={210}
        y={52}
        width={92}
        height={56}
        rx={8}
        fill="none"
        stroke={site.ramp.sky}
        strokeDasharray="4 4"
      />
      <path d="M256 70v20M246 80h20" stroke={site.ramp.sky} strokeWidth={2} strokeLinecap="round" />
      {[18, 116, 214].map((x) => (
        <g key={x}>
          <rect x={x} y={120} width={88} height={44} rx={8} fill={site.palette.overlay} />
          <path
            d={`M${x + 12} 136h44M${x + 12} 150h28`}
            stroke={site.palette.hairlineStrong}
            strokeWidth={4}
            strokeLinecap="round"
          />
        </g>
      ))}
    </Vignette>
  );
}

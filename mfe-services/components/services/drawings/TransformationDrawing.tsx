import { site } from 'shared-content/ui';
import { Pane } from '../../drawing/Pane';
import { Rule } from '../../drawing/Rule';
import { ServiceScene } from '../../drawing/ServiceScene';
import { Tag } from '../../drawing/Tag';
import { Tick } from '../../drawing/Tick';
import { Words } from '../../drawing/Words';
import { TextLines } from '../../drawing/TextLines';

const papers = ['rotate(-9 110 250)', 'rotate(5 120 240)', 'rotate(-2 116 236)'] as const;

/** Digital transformation: a pile of forms with four signatures becomes one request with two approvals. */
export function TransformationDrawing() {
  return (
    <ServiceScene accent="iris" ripple={[390, 220]}>
      {papers.map((turn, index) => (
        <g key={turn} transform={turn}>
          <rect
            x={24}
            y={96}
            width={186}
            height={258}
            rx={6}
            fill={site.palette.raised}
            stroke={site.palette.hairlineStrong}
          />
          {index === 2 && (
            <>
              <Words x={42} y={132} size={14} ink="text" bold>
                Form 12-B
              </Words>
              <Words x={192} y={132} size={12} anchor="end">
                3 copies
              </Words>
              <TextLines x={44} y={156} widths={[146, 120, 138, 92]} step={20} />
              <g fill="none" stroke={site.palette.muted} strokeWidth={1.5} strokeLinecap="round">
                <path d="M46 262c10-16 16 10 24-4s12 6 22-6M126 260c6-12 14 8 20-6s14 10 26 0M46 310c8-10 10 8 18-4s14 8 28-6M126 312c10-18 12 8 22-6s10 4 22-4" />
                <path d="M42 274h60M122 274h60M42 322h60M122 322h60" strokeOpacity={0.5} />
              </g>
            </>
          )}
        </g>
      ))}
      <rect
        x={104}
        y={352}
        width={86}
        height={30}
        rx={6}
        transform="rotate(-8 147 367)"
        fill="none"
        stroke={site.ramp.lily}
        strokeWidth={2}
      />
      <text
        x={147}
        y={372}
        transform="rotate(-8 147 367)"
        fontSize={15}
        fontWeight={600}
        fill={site.ramp.lily}
        textAnchor="middle"
      >
        9 DAYS
      </text>
      <path
        d="M222 150c46-70 86-44 66 12s-14 84 36 76"
        fill="none"
        stroke={site.ramp.iris}
        strokeWidth={2.5}
        strokeDasharray="2 9"
        strokeLinecap="round"
      />
      <path
        d="M316 230l10 8-8 10"
        fill="none"
        stroke={site.ramp.iris}
        strokeWidth={2.5}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <Pane x={334} y={70} w={218} h={330} r={22} tone="over" />
      <Words x={358} y={112} size={16} ink="text" bold>
        Spare part
      </Words>
      <Words x={358} y={134} size={13}>
        Press 4, from a photo
      </Words>
      <rect x={358} y={152} width={170} height={78} rx={12} fill={site.ramp.iris} fillOpacity={0.14} />
      <circle cx={443} cy={191} r={22} fill="none" stroke={site.ramp.iris} strokeWidth={2} />
      <circle cx={443} cy={191} r={9} fill="none" stroke={site.ramp.iris} strokeWidth={2} />
      <path
        d="M443 163v10M443 209v10M415 191h10M461 191h10"
        stroke={site.ramp.iris}
        strokeWidth={2}
        strokeLinecap="round"
      />
      <Rule x={358} y={248} w={170} />
      <Tick x={368} y={274} accent="jade" />
      <Words x={388} y={279} size={14} ink="text">
        Shift lead, 09:12
      </Words>
      <Tick x={368} y={308} accent="jade" />
      <Words x={388} y={313} size={14} ink="text">
        Buyer, 10:40
      </Words>
      <Tag x={358} y={346} w={106} accent="iris" solid>
        same day
      </Tag>
    </ServiceScene>
  );
}

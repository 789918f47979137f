import { site } from 'shared-content/ui';
import { Pane } from '../../drawing/Pane';
import { Rule } from '../../drawing/Rule';
import { ServiceScene } from '../../drawing/ServiceScene';
import { Tag } from '../../drawing/Tag';
import { Words } from '../../drawing/Words';
import { TextLines } from '../../drawing/TextLines';

const options = [
  { x: 90, y: 130, r: 18, pick: 1 },
  { x: 168, y: 176, r: 24, pick: 2 },
  { x: 290, y: 122, r: 28, pick: 3 },
  { x: 112, y: 292, r: 14, pick: 0 },
  { x: 232, y: 276, r: 20, pick: 0 },
] as const;

/** IT consulting: initiatives by cost and benefit, the order that we would take, and the contract with its clause. */
export function CompassDrawing() {
  return (
    <ServiceScene accent="moss" ripple={[190, 210]}>
      <Pane x={8} y={24} w={384} h={356} r={18} />
      <g stroke={site.palette.hairlineStrong}>
        <path d="M48 344h312M48 344V60" />
        <path d="M204 60v284M48 202h312" strokeDasharray="3 7" />
      </g>
      <Words x={286} y={366} size={13} anchor="end">
        costs more
      </Words>
      <Words x={58} y={52} size={13}>
        brings more
      </Words>
      <path
        d="M90 130L168 176 290 122"
        fill="none"
        stroke={site.ramp.moss}
        strokeWidth={2}
        strokeDasharray="3 7"
        strokeLinecap="round"
      />
      {options.map(({ x, y, r, pick }) => (
        <g key={`${x} ${y}`}>
          <circle
            cx={x}
            cy={y}
            r={r}
            fill={pick ? site.ramp.moss : site.palette.fieldBorder}
            fillOpacity={pick ? 0.9 : 0.3}
          />
          {pick > 0 && (
            <Words x={x} y={y + 5} size={15} ink="dark" bold anchor="middle">
              {String(pick)}
            </Words>
          )}
        </g>
      ))}
      <path
        d="M106 286l12 12M118 286l-12 12M226 270l12 12M238 270l-12 12"
        stroke={site.palette.muted}
        strokeWidth={2}
        strokeLinecap="round"
      />
      <Pane x={300} y={186} w={252} h={256} tone="over" />
      <Words x={326} y={222} size={15} ink="text" bold>
        Offer, page 14
      </Words>
      <TextLines x={328} y={248} widths={[196, 180]} step={20} />
      <rect x={320} y={284} width={212} height={44} rx={8} fill={site.ramp.lily} fillOpacity={0.14} />
      <TextLines x={328} y={297} widths={[190, 140]} step={18} strong />
      <TextLines x={328} y={348} widths={[174]} />
      <Rule x={326} y={366} w={200} />
      <Words x={326} y={392} size={14} ink="lily" bold>
        Renews itself: strike
      </Words>
      <Tag x={326} y={404} w={120} accent="moss">
        saves 5 years
      </Tag>
    </ServiceScene>
  );
}

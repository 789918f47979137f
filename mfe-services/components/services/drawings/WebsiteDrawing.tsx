import { site } from 'shared-content/ui';
import { Pane } from '../../drawing/Pane';
import { ServiceScene } from '../../drawing/ServiceScene';
import { Words } from '../../drawing/Words';
import { TextLines } from '../../drawing/TextLines';
import { WindowPane } from '../../drawing/WindowPane';

/** Website design: a page with a picture of its own, and the second in which it loads. */
export function WebsiteDrawing() {
  return (
    <ServiceScene accent="coral" ripple={[420, 320]}>
      <WindowPane x={8} y={18} w={500} h={360} />
      <rect x={9} y={57} width={498} height={176} fill={site.ramp.coral} fillOpacity={0.12} />
      <circle cx={398} cy={146} r={48} fill={site.ramp.coral} fillOpacity={0.85} />
      <g fill={site.palette.surface}>
        <path d="M250 233l78-92 60 66 34-40 85 66z" fillOpacity={0.82} />
        <path d="M9 233h498v-14q-60-20-120-4t-130-2-120 6-128-4z" />
      </g>
      <g fill="none" stroke={site.ramp.coral} strokeOpacity={0.5}>
        <path d="M356 214h84M368 224h60" strokeWidth={3} strokeLinecap="round" />
      </g>
      <Words x={36} y={118} size={27} ink="text" bold>
        Homes above
      </Words>
      <Words x={36} y={150} size={27} ink="text" bold>
        the river
      </Words>
      <rect x={36} y={174} width={118} height={34} rx={17} fill={site.ramp.coral} />
      <Words x={95} y={196} size={13} ink="dark" bold anchor="middle">
        See floor plans
      </Words>
      {[36, 196, 356].map((x) => (
        <g key={x}>
          <rect x={x} y={258} width={128} height={52} rx={10} fill={site.palette.overlay} />
          <TextLines x={x + 2} y={330} widths={[104, 76]} step={18} />
        </g>
      ))}
      <path
        d="M56 292l16-18 14 14 10-10 20 20M216 298v-24h26v24M242 284h22v14M376 276h40v22h-40zM396 276v22"
        fill="none"
        stroke={site.ramp.coral}
        strokeWidth={2}
        strokeLinejoin="round"
      />
      <Pane x={326} y={300} w={226} h={146} tone="over" />
      <path
        d="M366 402a52 52 0 0 1 104 0"
        fill="none"
        stroke={site.palette.hairlineStrong}
        strokeWidth={10}
        strokeLinecap="round"
      />
      <path
        d="M366 402a52 52 0 0 1 92-33"
        fill="none"
        stroke={site.palette.jade}
        strokeWidth={10}
        strokeLinecap="round"
      />
      <Words x={418} y={404} size={25} ink="text" bold anchor="middle">
        1.1 s
      </Words>
      <Words x={418} y={428} size={13} anchor="middle">
        first plan on screen
      </Words>
      <Words x={528} y={332} size={13} ink="jade" anchor="end">
        4G
      </Words>
    </ServiceScene>
  );
}

import { site } from 'shared-content/ui';
import { Pane } from '../../drawing/Pane';
import { Rule } from '../../drawing/Rule';
import { ServiceScene } from '../../drawing/ServiceScene';
import { Tag } from '../../drawing/Tag';
import { Tick } from '../../drawing/Tick';
import { Words } from '../../drawing/Words';
import { Person } from '../../drawing/Person';
import { TextLines } from '../../drawing/TextLines';
import { WindowPane } from '../../drawing/WindowPane';

const requests = [
  { name: 'Drawing A-104', state: 'Approved', y: 152 },
  { name: 'Drawing A-105', state: 'In review', y: 204 },
  { name: 'Drawing B-011', state: 'In review', y: 256 },
  { name: 'Drawing B-012', state: 'New', y: 308 },
] as const;

/** Custom web applications: a back office with its list of requests and the one button that matters. */
export function WebAppDrawing() {
  return (
    <ServiceScene accent="jade" ripple={[400, 330]}>
      <WindowPane x={8} y={22} w={544} h={340} />
      <path d="M120.5 61v300" stroke={site.palette.hairline} />
      <rect x={22} y={80} width={84} height={26} rx={8} fill={site.ramp.jade} fillOpacity={0.16} />
      <path d="M34 93h54" stroke={site.ramp.jade} strokeWidth={5} strokeLinecap="round" />
      <TextLines x={34} y={128} widths={[40, 58, 46, 34]} step={32} />
      <Words x={144} y={102} size={18} ink="text" bold>
        Approvals
      </Words>
      <Tag x={444} y={84} w={84} accent="jade">
        12 open
      </Tag>
      {requests.map(({ name, state, y }) => (
        <g key={name}>
          <Rule x={144} y={y - 30} w={384} />
          <Words x={144} y={y} size={14} ink="text">
            {name}
          </Words>
          <TextLines x={268} y={y - 5} widths={[70]} />
          <Words x={528} y={y} size={13} ink={state === 'Approved' ? 'jade' : 'muted'} anchor="end">
            {state}
          </Words>
        </g>
      ))}
      <Pane x={262} y={246} w={274} h={194} tone="over" />
      <Words x={288} y={282} size={16} ink="text" bold>
        Drawing B-011
      </Words>
      <Words x={288} y={304} size={13}>
        Revision 4 replaces 3
      </Words>
      <Person x={306} y={346} accent="jade" />
      <Tick x={322} y={360} accent="jade" />
      <Person x={354} y={346} accent="jade" />
      <Tick x={370} y={360} accent="jade" />
      <Person x={402} y={346} />
      <Words x={430} y={351} size={13}>
        your turn
      </Words>
      <rect x={288} y={384} width={136} height={36} rx={18} fill={site.palette.jade} />
      <Words x={356} y={407} size={14} ink="dark" bold anchor="middle">
        Approve
      </Words>
      <rect x={434} y={384} width={80} height={36} rx={18} fill="none" stroke={site.palette.hairlineStrong} />
      <Words x={474} y={407} size={14} ink="text" anchor="middle">
        Ask
      </Words>
      <path d="M398 402l4 22 6-7 9-1z" fill={site.palette.text} stroke={site.palette.ink} strokeWidth={1.5} />
    </ServiceScene>
  );
}

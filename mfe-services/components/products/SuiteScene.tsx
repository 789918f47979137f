import Blocks from 'lucide-react/icons/blocks';
import ChartSpline from 'lucide-react/icons/chart-spline';
import CloudCog from 'lucide-react/icons/cloud-cog';
import Contact from 'lucide-react/icons/contact-round';
import Database from 'lucide-react/icons/database';
import PanelsTopLeft from 'lucide-react/icons/panels-top-left';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Smartphone from 'lucide-react/icons/smartphone';
import type { ElementType } from 'react';
import { type Accent, site } from 'shared-content/ui';
import { Pane } from '../drawing/Pane';
import { Scene } from '../drawing/Scene';
import { Tick } from '../drawing/Tick';
import { Words } from '../drawing/Words';

/** Clockwise from the top left, around the one record that they share. */
const modules: readonly { name: string; sign: ElementType; accent: Accent; x: number; y: number }[] = [
  { name: 'ERP', sign: Blocks, accent: 'jade', x: 30, y: 20 },
  { name: 'Mobile', sign: Smartphone, accent: 'lagoon', x: 228, y: 6 },
  { name: 'Web', sign: PanelsTopLeft, accent: 'sky', x: 426, y: 20 },
  { name: 'Security', sign: ShieldCheck, accent: 'coral', x: 448, y: 176 },
  { name: 'Analytics', sign: ChartSpline, accent: 'amber', x: 426, y: 332 },
  { name: 'CRM', sign: Contact, accent: 'lily', x: 228, y: 346 },
  { name: 'Cloud', sign: CloudCog, accent: 'iris', x: 30, y: 332 },
  { name: 'Data', sign: Database, accent: 'moss', x: 8, y: 176 },
];

/** Eight products around one customer record: the hero of /products. */
export function SuiteScene() {
  return (
    <Scene accent="jade" ripple={[280, 226]}>
      {modules.map(({ name, accent, x, y }) => (
        <path
          key={name}
          d={`M${x + 52} ${y + 46}L280 226`}
          stroke={site.ramp[accent]}
          strokeOpacity={0.55}
          strokeWidth={1.5}
        />
      ))}
      {modules.map(({ name, sign: Sign, accent, x, y }) => (
        <g key={name}>
          <Pane x={x} y={y} w={104} h={92} tone="over" />
          <Sign x={x + 38} y={y + 17} width={28} height={28} color={site.ramp[accent]} strokeWidth={1.5} />
          <Words x={x + 52} y={y + 72} size={14} ink="text" bold anchor="middle">
            {name}
          </Words>
        </g>
      ))}
      <Pane x={176} y={158} w={208} h={136} tone="over" />
      <Words x={200} y={192} size={12}>
        Customer 1042
      </Words>
      <Words x={200} y={218} size={17} ink="text" bold>
        Kadam Textiles
      </Words>
      <Words x={200} y={242}>
        2 orders, 1 open quote
      </Words>
      <Tick x={210} y={268} accent="jade" />
      <Words x={228} y={272} size={12} ink="jade">
        Known to all eight
      </Words>
    </Scene>
  );
}

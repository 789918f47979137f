import { type Accent, site } from 'shared-content/ui';
import { Meter } from '../../drawing/Meter';
import { Pane } from '../../drawing/Pane';
import { Vignette } from '../../drawing/Vignette';
import { Words } from '../../drawing/Words';

const batches: readonly { drug: string; note: string; share: number; accent: Accent }[] = [
  { drug: 'Ceftriaxone 1 g', note: '12 days left', share: 0.14, accent: 'lily' },
  { drug: 'Insulin, regular', note: 'expires 03/27', share: 0.52, accent: 'amber' },
  { drug: 'Paracetamol IV', note: 'in stock', share: 0.88, accent: 'jade' },
];

interface RuleProps {
  x: number;
  y: number;
  w: number;
}

/** A hairline across a pane. */
const Rule = ({ x, y, w }: RuleProps) => <path d={`M${x} ${y + 0.5}h${w}`} stroke={site.palette.hairline} />;

/** The pharmacy's stock, what runs out first on top. */
export function BatchVignette() {
  return (
    <Vignette size="tall">
      <Pane x={1} y={1} w={318} h={238} />
      {batches.map(({ drug, note, share, accent }, index) => (
        <g key={drug} transform={`translate(0 ${index * 79})`}>
          {index > 0 && <Rule x={1} y={1} w={318} />}
          <Words x={20} y={37} ink="text" bold>
            {drug}
          </Words>
          <Words x={300} y={37} size={12} ink={accent} anchor="end">
            {note}
          </Words>
          <Meter x={20} y={50} w={280} share={share} accent={accent} />
        </g>
      ))}
    </Vignette>
  );
}

import Check from 'lucide-react/icons/check';
import Minus from 'lucide-react/icons/minus';
import { site, styled, text } from 'shared-content/ui';
import type { ExhibitViewProps } from './exhibitView.contract';

const Step = styled('li')<{ depth: number; deepest: number }>(({ depth, deepest, theme }) => ({
  display: 'grid',
  gap: 12,
  padding: 'clamp(18px, 2vw, 26px) clamp(20px, 2.6vw, 36px)',
  marginBottom: 6,
  borderRadius: site.scale.radius.medium,
  border: `1px solid ${site.palette.hairline}`,
  background: `linear-gradient(90deg, ${site.palette.overlay}, ${site.palette.raised})`,
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 4fr) minmax(0, 5fr)',
    gap: 32,
    alignItems: 'start',
    // Each step is narrower than the one before: that is what the leak costs. Words stand in the width of the narrowest.
    marginRight: `${depth * 5}%`,
    paddingRight: `calc(${(deepest - depth) * 5}% + 36px)`,
  },
}));
const Name = styled('h3')(text('h3'));
const Word = styled('p')<{ tint: string; strong?: boolean }>(({ tint, strong }) => ({
  display: 'grid',
  gridTemplateColumns: '20px 1fr',
  gap: 12,
  color: strong ? site.palette.text : site.palette.muted,
  '& > svg': { width: 18, height: 18, color: tint, marginTop: 4 },
}));

/** Steps that lose people, each with its leak and what mends it. */
export function FunnelView({ exhibit: { steps } }: ExhibitViewProps<'funnel'>) {
  return (
    <ol>
      {steps.map(({ name, leak, remedy }, depth) => (
        <Step key={name} data-step={depth + 1} depth={depth} deepest={steps.length - 1}>
          <Name>{name}</Name>
          <Word tint={site.palette.danger}>
            <Minus aria-hidden="true" />
            {leak}
          </Word>
          <Word tint={site.palette.jade} strong>
            <Check aria-hidden="true" />
            {remedy}
          </Word>
        </Step>
      ))}
    </ol>
  );
}

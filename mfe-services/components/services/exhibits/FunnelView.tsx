import Check from 'lucide-react/icons/check';
import Minus from 'lucide-react/icons/minus';
import { site, styled, text } from 'shared-content/ui';
import { followChoice } from './chosen';
import { Told } from './Told';
import type { ExhibitViewProps } from '../../../content/exhibit.contract';

const Step = styled('li')<{ shares: readonly number[]; tint: string }>(({ shares, tint, theme }) => ({
  ...followChoice(shares.map((share) => ({ '--share': `${share * 100}%` }))),
  display: 'grid',
  gap: 12,
  padding: 'clamp(18px, 1.8vw, 22px) clamp(20px, 2.6vw, 36px)',
  marginBottom: 6,
  borderRadius: site.scale.radius.medium,
  border: `1px solid ${site.palette.hairline}`,
  background: site.palette.raised,
  // Bar lengths are to scale with the number of people, so that the loss is visible at once.
  '&::after': {
    content: '""',
    gridColumn: '1 / -1',
    height: 6,
    marginTop: 4,
    borderRadius: 3,
    transition: `background-size 600ms ${site.motion.ease}`,
    forcedColorAdjust: 'none',
    background: `linear-gradient(${tint}, ${tint}) 0 0 / var(--share) 100% no-repeat, ${site.palette.hairline}`,
  },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 4fr) minmax(0, 5fr)',
    gap: '12px 32px',
    alignItems: 'center',
  },
}));
const Name = styled('h3')(({ theme }) => ({
  ...text('h3'),
  fontWeight: 450,
  '& > b': { ...text('h2'), lineHeight: 1.05, marginRight: 4 },
  [theme.breakpoints.up('md')]: { '& > b': { display: 'block' } },
}));
const Word = styled('p')<{ tint: string; strong?: boolean }>(({ tint, strong }) => ({
  display: 'grid',
  gridTemplateColumns: '20px 1fr',
  gap: 12,
  color: strong ? site.palette.text : site.palette.muted,
  '& > svg': { width: 18, height: 18, color: tint, marginTop: 4 },
}));

/** Steps that lose people, each with its leak and its fix. */
export function FunnelView({
  exhibit: { steps, cases = [steps.map(({ count }) => count)] },
  accent,
}: ExhibitViewProps<'funnel'>) {
  return (
    <ol>
      {steps.map(({ act, leak, remedy }, index) => (
        <Step
          key={act}
          data-step={index + 1}
          shares={cases.map((counts) => (counts[index] ?? 0) / Math.max(...counts))}
          tint={site.ramp[accent]}
        >
          <Name>
            <b>
              <Told values={cases.map((counts) => (counts[index] ?? 0).toLocaleString('en-US'))} />
            </b>{' '}
            {act}
          </Name>
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

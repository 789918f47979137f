import Check from 'lucide-react/icons/check';
import Minus from 'lucide-react/icons/minus';
import { site, styled, text } from 'shared-content/ui';
import type { ExhibitViewProps } from '../../../content/exhibit.contract';
import { followChoice, ChoiceText } from './choice';
import { Rows } from './frames';

const { palette, motion } = site;

const Step = styled('li')<{ shares: readonly number[]; tint: string }>(({ shares, tint, theme }) => ({
  ...followChoice(shares.map((share) => ({ '--share': `${share * 100}%` }))),
  display: 'grid',
  gap: 12,
  padding: 'clamp(18px, 1.8vw, 22px) clamp(20px, 2.6vw, 36px)',
  // Bar lengths are to scale with the number of people, so that the loss is visible at once.
  '&::after': {
    content: '""',
    gridColumn: '1 / -1',
    height: 6,
    marginTop: 4,
    borderRadius: 3,
    transition: `background-size 600ms ${motion.ease}`,
    forcedColorAdjust: 'none',
    background: `linear-gradient(${tint}, ${tint}) 0 0 / var(--share) 100% no-repeat, ${palette.hairline}`,
  },
  '& > h3': { ...text('h3'), fontWeight: 450 },
  '& b': { ...text('h2'), lineHeight: 1.05, marginRight: 4 },
  '& > p': { display: 'grid', gridTemplateColumns: '20px 1fr', gap: 12, color: palette.muted },
  '& > p:last-of-type': { color: palette.text },
  '& svg': { width: 18, height: 18, marginTop: 4, color: palette.danger },
  '& > p:last-of-type > svg': { color: palette.jade },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 4fr) minmax(0, 5fr)',
    gap: '12px 32px',
    alignItems: 'center',
    '& b': { display: 'block' },
  },
}));

/** Scores have two decimals, numbers of people none. */
const format = (counts: readonly number[], index: number) =>
  (counts[index] ?? 0).toLocaleString('en-US', {
    minimumFractionDigits: counts.every(Number.isInteger) ? 0 : 2,
  });

/** Steps that lose people, or offers by their score, each with its weakness and its strength. */
export function FunnelView({
  exhibit: { steps, cases = [steps.map(({ count }) => count)] },
  accent,
}: ExhibitViewProps<'funnel'>) {
  return (
    <Rows>
      {steps.map(({ act, leak, remedy }, index) => (
        <Step
          key={act}
          data-step={index + 1}
          shares={cases.map((counts) => (counts[index] ?? 0) / Math.max(...counts))}
          tint={site.ramp[accent]}
        >
          <h3>
            <b>
              <ChoiceText values={cases.map((counts) => format(counts, index))} />
            </b>{' '}
            {act}
          </h3>
          <p>
            <Minus aria-hidden="true" />
            {leak}
          </p>
          <p>
            <Check aria-hidden="true" />
            {remedy}
          </p>
        </Step>
      ))}
    </Rows>
  );
}

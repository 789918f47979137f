import { CheckList, keyframes, site, styled, text } from 'shared-content/ui';
import type { ExhibitViewProps } from '../../../content/exhibit.contract';
import { inlineList } from '../arrangements';
import { corner, Rows } from './frames';

const Line = styled(Rows)(({ theme }) => ({
  [theme.breakpoints.up('lg')]: {
    display: 'grid',
    gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
    '& > li + li': { borderTop: 0, borderLeft: `1px solid ${site.palette.hairline}` },
    '& > li:first-of-type': { borderRadius: `${corner} 0 0 ${corner}` },
    '& > li:last-of-type': { borderRadius: `0 ${corner} ${corner} 0` },
  },
}));
const Stage = styled('li')<{ tint: string }>(({ tint, theme }) => ({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'baseline',
  padding: '12px 16px 14px 44px',
  fontSize: '0.9375rem',
  '& > h3': text('h3'),
  '& > p': { ...text('small'), color: tint, fontVariantNumeric: 'tabular-nums' },
  // The pipe runs through all stages: down, or across where the window has room.
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: '0 auto 0 20px',
    borderLeft: `2px solid ${tint}66`,
  },
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: '19px auto auto 15px',
    width: 12,
    height: 12,
    borderRadius: '50%',
    background: tint,
  },
  [theme.breakpoints.down('lg')]: { '& > ul': { gridColumn: '1 / -1', ...inlineList } },
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    padding: '52px 16px 24px 20px',
    '&::before': { inset: '29px 0 auto', borderLeft: 0, borderTop: `2px solid ${tint}66` },
    '&::after': { inset: '24px auto auto 20px' },
    '& > ul': { marginTop: 16 },
  },
}));

const passed = keyframes({ from: { transform: 'scaleX(0)' } });
/** A stage's result of the push: one per option that gets this far, so that each choice restarts the animation. */
const Run = styled('i')<{ stage: number; failed: boolean }>(({ stage, failed }) => ({
  position: 'absolute',
  inset: 'auto 0 0',
  height: 4,
  background: failed ? site.palette.danger : site.palette.jade,
  forcedColorAdjust: 'none',
  transformOrigin: '0 0',
  // Outranks the quiz's rule for everything that follows the choice.
  '&&&': { animation: `${passed} 200ms ${stage * 200}ms linear both` },
}));

/** Stages on one pipe, each with its time and its checks. */
export function PipelineView({ exhibit: { stages }, accent, quiz }: ExhibitViewProps<'pipeline'>) {
  return (
    <Line>
      {stages.map(({ name, time, checks }, part) => (
        <Stage key={name} data-step={part + 1} tint={site.ramp[accent]}>
          <h3>{name}</h3>
          <p>{time}</p>
          <CheckList items={checks} accent={accent} />
          {quiz?.options.map(({ label, stop = stages.length + 1 }, option) =>
            part < stop ? <Run key={label} data-at={option} stage={part} failed={part === stop - 1} /> : null,
          )}
        </Stage>
      ))}
    </Line>
  );
}

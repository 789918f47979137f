import { CheckList, keyframes, site, styled, text } from 'shared-content/ui';
import { inlineList } from '../arrangements';
import type { ExhibitViewProps } from '../../../content/exhibit.contract';

const Line = styled('ol')(({ theme }) => ({
  display: 'grid',
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
}));
const dot = 12;
const Stage = styled('li')<{ tint: string }>(({ tint, theme }) => ({
  display: 'grid',
  border: `1px solid ${site.palette.hairline}`,
  borderRadius: site.scale.radius.medium,
  background: site.palette.raised,
  position: 'relative',
  fontSize: '0.9375rem',
  '&::before': {
    content: '""',
    position: 'absolute',
    left: 15,
    top: 18,
    width: dot,
    height: dot,
    borderRadius: '50%',
    background: tint,
  },
  // One pipe: stages in a column, in a row where the window has room.
  [theme.breakpoints.down('lg')]: {
    gridTemplateColumns: '1fr auto',
    alignItems: 'baseline',
    padding: '12px 16px 12px 40px',
    '&:not(:first-of-type)': { borderTop: 0, borderTopLeftRadius: 0, borderTopRightRadius: 0 },
    // The pipe behind the dots.
    '&:not(:last-of-type)': {
      borderBottomLeftRadius: 0,
      borderBottomRightRadius: 0,
      background: `linear-gradient(${tint}66, ${tint}66) 20px 0 / 2px no-repeat, ${site.palette.raised}`,
    },
    '& > ul': { gridColumn: '1 / -1', ...inlineList },
  },
  [theme.breakpoints.between('sm', 'lg')]: {
    gridTemplateColumns: '8rem 4rem 1fr',
    '& > ul': { gridColumn: 'auto' },
  },
  [theme.breakpoints.up('lg')]: {
    alignContent: 'start',
    padding: '52px 16px 24px 20px',
    '&::before': { left: 20, top: 24 },
    '&:not(:first-of-type)': { borderLeft: 0, borderTopLeftRadius: 0, borderBottomLeftRadius: 0 },
    '&:not(:last-of-type)': {
      borderTopRightRadius: 0,
      borderBottomRightRadius: 0,
      background: `linear-gradient(${tint}66, ${tint}66) 0 30px / 100% 2px no-repeat border-box, ${site.palette.raised}`,
    },
    '&:first-of-type': { backgroundPositionX: 26 },
    '&:last-of-type': {
      background: `linear-gradient(${tint}66, ${tint}66) 0 29px / 26px 2px no-repeat, ${site.palette.raised}`,
    },
    '& > ul': { marginTop: 16 },
  },
}));
const Name = styled('h3')(text('h3'));
const Time = styled('p')<{ tint: string }>(({ tint }) => ({
  ...text('small'),
  color: tint,
  fontVariantNumeric: 'tabular-nums',
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
  // Outranks the trial's rule for everything that follows the choice.
  '&&&': { animation: `${passed} 200ms ${stage * 200}ms linear both` },
}));

/** Stages on one pipe, each with its time and its checks. */
export function PipelineView({ exhibit: { stages }, accent, trial }: ExhibitViewProps<'pipeline'>) {
  const color = site.ramp[accent];
  return (
    <Line>
      {stages.map(({ name, time, checks }, part) => (
        <Stage key={name} data-step={part + 1} tint={color}>
          <Name>{name}</Name>
          <Time tint={color}>{time}</Time>
          <CheckList items={checks} accent={accent} />
          {trial.options.map(({ label, stop = stages.length + 1 }, option) =>
            part < stop ? <Run key={label} data-at={option} stage={part} failed={part === stop - 1} /> : null,
          )}
        </Stage>
      ))}
    </Line>
  );
}

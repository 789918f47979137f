import { site, styled, text } from 'shared-content/ui';
import type { ExhibitViewProps } from './exhibitView.contract';

const Row = styled('li')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  // Below the words of the question, with room at the side for the mark of a step.
  padding: '28px clamp(20px, 2.6vw, 36px)',
  borderTop: `1px solid ${site.palette.hairlineStrong}`,
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 4fr) 40px minmax(0, 5fr)',
    gap: 24,
    alignItems: 'baseline',
  },
}));
const Task = styled('h3')(text('h3'));
const Side = styled('p')<{ now: boolean }>(({ now }) => ({
  color: now ? site.palette.text : site.palette.muted,
  ...(now && { fontSize: '1.125rem' }),
}));
const Word = styled('span')<{ tint: string }>(({ tint }) => ({
  ...text('label'),
  display: 'block',
  color: tint,
  marginBottom: 4,
}));
const Arrow = styled('span')<{ tint: string }>(({ tint, theme }) => ({
  color: tint,
  fontSize: '1.25rem',
  [theme.breakpoints.down('md')]: { display: 'none' },
}));

/** Each task as it was and as it is. */
export function ContrastView({ exhibit: { before, after, rows }, accent }: ExhibitViewProps<'contrast'>) {
  const color = site.ramp[accent];
  return (
    <ul>
      {rows.map((row, part) => (
        <Row key={row.task} data-step={part + 1}>
          <Task>{row.task}</Task>
          <Side now={false}>
            <Word tint={site.palette.muted}>{before}</Word>
            {row.before}
          </Side>
          <Arrow tint={color} aria-hidden="true">
            →
          </Arrow>
          <Side now>
            <Word tint={color}>{after}</Word>
            {row.after}
          </Side>
        </Row>
      ))}
    </ul>
  );
}

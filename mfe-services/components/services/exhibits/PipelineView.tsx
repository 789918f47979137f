import { CheckList, site, styled, text } from 'shared-content/ui';
import { inlineList } from '../onPhone';
import type { ExhibitViewProps } from './exhibitView.contract';

const Line = styled('ol')(({ theme }) => ({
  display: 'grid',
  // One pipe on a phone, so that the stages are seen together; boxes where there is room beside each other.
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 12 },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: 20 },
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))', gap: 12 },
}));
const Stage = styled('li')<{ tint: string }>(({ tint, theme }) => ({
  padding: 20,
  borderRadius: site.scale.radius.medium,
  border: `1px solid ${site.palette.hairline}`,
  background: site.palette.raised,
  position: 'relative',
  fontSize: '0.9375rem',
  '&:last-of-type': { borderColor: tint, background: `${tint}14` },
  [theme.breakpoints.down('sm')]: {
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    alignItems: 'baseline',
    padding: '12px 16px 12px 40px',
    '&:not(:first-of-type)': { borderTop: 0, borderTopLeftRadius: 0, borderTopRightRadius: 0 },
    '&::before': {
      content: '""',
      position: 'absolute',
      left: 15,
      top: 18,
      width: 12,
      height: 12,
      borderRadius: '50%',
      background: tint,
    },
    // The pipe behind the dots.
    '&:not(:last-of-type)': {
      borderBottomLeftRadius: 0,
      borderBottomRightRadius: 0,
      background: `linear-gradient(${tint}66, ${tint}66) 20px 0 / 2px no-repeat, ${site.palette.raised}`,
    },
    '& > p': { margin: 0 },
    '& > ul': { gridColumn: '1 / -1', ...inlineList },
  },
  [theme.breakpoints.up('lg')]: {
    // The pipe between two stages.
    '&:not(:last-of-type)::after': {
      content: '""',
      position: 'absolute',
      top: 38,
      right: -13,
      width: 13,
      height: 2,
      background: tint,
    },
  },
}));
const Name = styled('h3')(text('h3'));
const Time = styled('p')<{ tint: string }>(({ tint }) => ({
  ...text('small'),
  color: tint,
  fontVariantNumeric: 'tabular-nums',
  margin: '2px 0 16px',
}));

/** Stages side by side, each with its time and its checks. */
export function PipelineView({ exhibit: { stages }, accent }: ExhibitViewProps<'pipeline'>) {
  const color = site.ramp[accent];
  return (
    <Line>
      {stages.map(({ name, time, checks }, part) => (
        <Stage key={name} data-step={part + 1} tint={color}>
          <Name>{name}</Name>
          <Time tint={color}>{time}</Time>
          <CheckList items={checks} accent={accent} />
        </Stage>
      ))}
    </Line>
  );
}

import { CheckList, site, styled, text } from 'shared-content/ui';
import type { ExhibitViewProps } from './exhibitView.contract';

const Line = styled('ol')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
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

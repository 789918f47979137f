import { site, styled, text } from 'shared-content/ui';
import type { ExhibitViewProps } from './exhibitView.contract';

const Strip = styled('div')({ display: 'flex', gap: 3, height: 'clamp(56px, 8vw, 96px)', marginBottom: 32 });
const Share = styled('span')<{ share: number; strength: number; tint: string }>(
  ({ share, strength, tint }) => ({
    flex: `${share} 1 0`,
    background: tint,
    opacity: strength,
    '&:first-of-type': { borderRadius: '14px 4px 4px 14px' },
    '&:last-of-type': { borderRadius: '4px 14px 14px 4px' },
  }),
);
const List = styled('dl')(({ theme }) => ({
  display: 'grid',
  gap: 24,
  margin: 0,
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' },
}));
const Entry = styled('div')<{ strength: number; tint: string }>(({ strength, tint }) => ({
  position: 'relative',
  paddingTop: 16,
  '&::before': {
    content: '""',
    position: 'absolute',
    top: 0,
    left: 0,
    width: 28,
    height: 4,
    borderRadius: 2,
    background: tint,
    opacity: strength,
  },
}));
const Name = styled('dt')({ fontWeight: 550 });
const Amount = styled('dd')({ ...text('h2'), margin: '4px 0' });
const Note = styled('dd')({ ...text('small'), margin: 0, color: site.palette.muted });

const strengths = [1, 0.72, 0.5, 0.34, 0.2];

/** A budget as one strip, its shares named below. */
export function BarsView({ exhibit: { unit, bars }, accent }: ExhibitViewProps<'bars'>) {
  const color = site.ramp[accent];
  return (
    <>
      <Strip aria-hidden="true">
        {bars.map(({ name, amount }, index) => (
          <Share key={name} share={amount} strength={strengths[index] ?? 0.2} tint={color} />
        ))}
      </Strip>
      <List>
        {bars.map(({ name, amount, note }, index) => (
          <Entry key={name} strength={strengths[index] ?? 0.2} tint={color}>
            <Name>{name}</Name>
            <Amount>
              {amount} {unit}
            </Amount>
            <Note>{note}</Note>
          </Entry>
        ))}
      </List>
    </>
  );
}

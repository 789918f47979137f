import { site, styled, text } from 'shared-content/ui';
import type { ExhibitViewProps } from '../../../content/exhibit.contract';

// In steps that stay apart from each other and from the ground; what is left over comes last and is not filled.
const strengths = [1, 0.78, 0.6, 0.46];
const fill = (tint: string, strength = 0.46) => ({
  background: tint,
  opacity: strength,
});
const unspent = (tint: string) => ({ background: 'none', opacity: 1, border: `1.5px dashed ${tint}` });

const Strip = styled('div')({ display: 'flex', gap: 3, height: 'clamp(48px, 5vw, 64px)', marginBottom: 32 });
const Share = styled('span')<{ share: number; strength?: number; tint: string }>(
  ({ share, strength, tint }) => ({
    flex: `${share} 1 0`,
    ...fill(tint, strength),
    '&:first-of-type': { borderRadius: '14px 4px 4px 14px' },
    '&:last-of-type': { borderRadius: '4px 14px 14px 4px', ...unspent(tint) },
  }),
);
const List = styled('dl')(({ theme }) => ({
  display: 'grid',
  gap: 20,
  margin: 0,
  [theme.breakpoints.up('lg')]: { gap: 24, gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' },
}));
const Entry = styled('div')<{ strength?: number; tint: string }>(({ strength, tint, theme }) => ({
  display: 'grid',
  gridTemplate: '"key name amount" auto ". note amount" auto / 12px minmax(0, 1fr) auto',
  gap: '0 12px',
  alignItems: 'center',
  alignContent: 'start',
  '&::before': { content: '""', gridArea: 'key', height: 12, borderRadius: 3, ...fill(tint, strength) },
  '&:last-of-type::before': unspent(tint),
  [theme.breakpoints.up('lg')]: {
    gridTemplate: '"key name" auto "amount amount" auto "note note" auto / 12px minmax(0, 1fr)',
    gap: '4px 10px',
  },
}));
const Name = styled('dt')({ gridArea: 'name', fontWeight: 550 });
const Amount = styled('dd')(({ theme }) => ({
  ...text('h3'),
  gridArea: 'amount',
  margin: 0,
  [theme.breakpoints.up('lg')]: text('h2'),
}));
const Note = styled('dd')({
  ...text('small'),
  fontSize: '0.9375rem',
  gridArea: 'note',
  margin: 0,
  color: site.palette.muted,
});

/** A budget as one strip, its shares named below. */
export function BarsView({ exhibit: { unit, bars }, accent }: ExhibitViewProps<'bars'>) {
  const color = site.ramp[accent];
  return (
    <>
      <Strip aria-hidden="true">
        {bars.map(({ name, amount }, index) => (
          <Share key={name} share={amount} strength={strengths[index]} tint={color} />
        ))}
      </Strip>
      <List>
        {bars.map(({ name, amount, note }, index) => (
          <Entry key={name} strength={strengths[index]} tint={color}>
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

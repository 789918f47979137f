import { site, styled, text } from 'shared-content/ui';
import { followChoice } from './chosen';
import { Told } from './Told';
import type { ExhibitViewProps } from '../../../content/exhibit.contract';

// Steps that differ from each other and from the background. The remainder comes last and is not filled.
const strengths = [1, 0.78, 0.6, 0.46];
const fill = (tint: string, strength = 0.46) => ({ backgroundColor: tint, opacity: strength });
const unspent = (tint: string) => ({
  backgroundColor: 'transparent',
  opacity: 1,
  border: `1.5px dashed ${tint}`,
});

/** The whole budget's share of the strip, in percent. An excess has as much room again, then leaves the page. */
const mark = 46;

const Strip = styled('div')<{ tint: string }>(({ tint }) => ({
  position: 'relative',
  isolation: 'isolate',
  display: 'flex',
  height: 'clamp(48px, 5vw, 64px)',
  marginBottom: 56,
  forcedColorAdjust: 'none',
  // What an excess runs into.
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: `0 0 0 ${mark}%`,
    zIndex: -1,
    borderRadius: '0 14px 14px 0',
    background: `repeating-linear-gradient(135deg, ${site.palette.hairline} 0 1px, transparent 1px 9px)`,
  },
  // The budget's limit.
  '&::after': {
    content: 'attr(data-limit)',
    position: 'absolute',
    inset: `-10px auto -34px ${mark}%`,
    display: 'grid',
    alignItems: 'end',
    paddingLeft: 10,
    borderLeft: `2px solid ${site.palette.text}`,
    whiteSpace: 'nowrap',
    ...text('label'),
    color: tint,
  },
}));
const Share = styled('span')<{ shares: readonly number[]; strength?: number; tint: string }>(
  ({ shares, strength, tint }) => ({
    ...followChoice(shares.map((share) => ({ '--share': `${share * mark}%` }))),
    flex: 'none',
    width: 'var(--share)',
    // The gap is a part of the share, so that all of them together are as long as the budget.
    paddingRight: 3,
    backgroundClip: 'content-box',
    transition: `width 700ms ${site.motion.ease}`,
    ...fill(tint, strength),
    '&:first-of-type': { borderRadius: '14px 4px 4px 14px' },
    '&:last-of-type': { borderRadius: '4px 14px 14px 4px', ...unspent(tint) },
  }),
);
const List = styled('dl')({ display: 'grid', gap: 20 });
const Entry = styled('div')<{ strength?: number; tint: string }>(({ strength, tint }) => ({
  display: 'grid',
  gridTemplate: '"key name amount" auto ". note amount" auto / 12px minmax(0, 1fr) auto',
  gap: '0 12px',
  alignItems: 'center',
  alignContent: 'start',
  '&::before': { content: '""', gridArea: 'key', height: 12, borderRadius: 3, ...fill(tint, strength) },
  '&:last-of-type::before': unspent(tint),
}));
const Name = styled('dt')({ gridArea: 'name', fontWeight: 550 });
const Amount = styled('dd')({ ...text('h3'), gridArea: 'amount' });
const Note = styled('dd')({
  ...text('small'),
  fontSize: '0.9375rem',
  gridArea: 'note',
  color: site.palette.muted,
});

/** A budget as one strip against its limit, with its shares named below; an addition exceeds it. */
export function BarsView({ exhibit, accent }: ExhibitViewProps<'bars'>) {
  const { unit, total, bars } = exhibit;
  const cases = (exhibit.cases ?? [bars.slice(0, -1).map(({ amount }) => amount)]).map((amounts) => [
    ...amounts,
    Math.max(0, total - amounts.reduce((sum, amount) => sum + amount, 0)),
  ]);
  const color = site.ramp[accent];
  const getAmounts = (bar: number) => cases.map((amounts) => amounts[bar] ?? 0);
  return (
    <>
      <Strip aria-hidden="true" tint={color} data-limit={`${total} ${unit}`}>
        {bars.map(({ name }, bar) => (
          <Share
            key={name}
            shares={getAmounts(bar).map((amount) => amount / total)}
            strength={strengths[bar]}
            tint={color}
          />
        ))}
      </Strip>
      <List>
        {bars.map(({ name, note }, bar) => (
          <Entry key={name} strength={strengths[bar]} tint={color}>
            <Name>{name}</Name>
            <Amount>
              <Told values={getAmounts(bar).map((amount) => `${amount.toLocaleString('en-US')} ${unit}`)} />
            </Amount>
            <Note>{note}</Note>
          </Entry>
        ))}
      </List>
    </>
  );
}

import { site, styled, text } from 'shared-content/ui';
import type { ExhibitViewProps } from '../../../content/exhibit.contract';
import { followChoice, ChoiceText } from './choice';

// Steps that differ from each other and from the background.
const strengths = [1, 0.78, 0.6, 0.46];
/** The whole budget's share of the strip, in percent. An excess has as much room again, then leaves the page. */
const limit = 46;

const Strip = styled('div')<{ tint: string }>(({ tint }) => ({
  position: 'relative',
  display: 'flex',
  height: 'clamp(48px, 5vw, 64px)',
  marginBottom: 56,
  borderRadius: 14,
  forcedColorAdjust: 'none',
  background: `repeating-linear-gradient(135deg, ${site.palette.hairline} 0 1px, transparent 1px 9px)`,
  '&::after': {
    content: 'attr(data-limit)',
    position: 'absolute',
    inset: `-10px auto -34px ${limit}%`,
    display: 'grid',
    alignItems: 'end',
    paddingLeft: 10,
    borderLeft: `2px solid ${site.palette.text}`,
    whiteSpace: 'nowrap',
    ...text('label'),
    color: tint,
  },
}));
const Share = styled('span')<{ shares: readonly number[]; strength: number; tint: string }>(
  ({ shares, strength, tint }) => ({
    ...followChoice(shares.map((share) => ({ '--share': `${share * limit}%` }))),
    flex: 'none',
    width: 'var(--share)',
    // The gap is a part of the share, so that all of them together are as long as the budget.
    paddingRight: 3,
    background: `linear-gradient(${tint} 0 0) content-box, ${site.palette.ink} content-box`,
    opacity: strength,
    transition: `width ${site.motion.state} ${site.motion.ease}`,
    '&:first-of-type': { borderRadius: '14px 4px 4px 14px' },
  }),
);
const List = styled('dl')({
  display: 'grid',
  gap: '20px 32px',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 12.5rem), 1fr))',
  alignItems: 'start',
});
const Entry = styled('div')<{ strength: number; tint: string }>(({ strength, tint }) => ({
  display: 'grid',
  gridTemplate: '"key name amount" auto ". note amount" auto / 12px minmax(0, 1fr) auto',
  gap: '0 12px',
  alignItems: 'center',
  '&::before': {
    content: '""',
    gridArea: 'key',
    height: 12,
    borderRadius: 3,
    border: `1.5px solid ${tint}`,
    background: strength ? tint : 'none',
    opacity: strength || 1,
  },
  '& > dt': { gridArea: 'name', fontWeight: 550 },
  '& > dd': { ...text('small'), gridArea: 'note', fontSize: '0.9375rem', color: site.palette.muted },
  '& > dd:first-of-type': { ...text('h3'), gridArea: 'amount', color: 'inherit' },
}));

/** A budget as one strip against its limit, with its shares named below; an addition exceeds it. */
export function BarsView({ exhibit, accent }: ExhibitViewProps<'bars'>) {
  const { unit, total, bars } = exhibit;
  const cases = exhibit.cases ?? [bars.slice(0, -1).map(({ amount }) => amount)];
  const tint = site.ramp[accent];
  /** The amounts of a bar for each option; the last bar is what is left. */
  const getAmounts = (bar: number) =>
    cases.map(
      (amounts) => amounts[bar] ?? Math.max(0, total - amounts.reduce((sum, amount) => sum + amount, 0)),
    );
  return (
    <>
      <Strip aria-hidden="true" tint={tint} data-limit={`${total} ${unit}`}>
        {strengths.map((strength, bar) => (
          <Share
            key={strength}
            shares={getAmounts(bar).map((amount) => amount / total)}
            strength={strength}
            tint={tint}
          />
        ))}
      </Strip>
      <List>
        {bars.map(({ name, note }, bar) => (
          <Entry key={name} strength={strengths[bar] ?? 0} tint={tint}>
            <dt>{name}</dt>
            <dd>
              <ChoiceText
                values={getAmounts(bar).map((amount) => `${amount.toLocaleString('en-US')} ${unit}`)}
              />
            </dd>
            <dd>{note}</dd>
          </Entry>
        ))}
      </List>
    </>
  );
}

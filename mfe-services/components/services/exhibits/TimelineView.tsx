import { site, styled, text } from 'shared-content/ui';
import type { ExhibitViewProps } from '../../../content/exhibit.contract';
import { Desk } from './frames';

const { palette } = site;

const Lanes = styled('ol')({ padding: 'clamp(12px, 2vw, 28px) clamp(20px, 3vw, 40px)' });
const Lane = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: '8px 24px',
  alignItems: 'center',
  // The highlight of a step reaches beyond the text.
  padding: '16px 12px',
  marginInline: -12,
  '& + &': { borderTop: `1px solid ${palette.paperLine}` },
  '& h3': { ...text('h3'), fontSize: '1.0625rem' },
  '& div > p': { ...text('small'), fontSize: '0.9375rem', color: palette.paperMuted },
  '& > p': { ...text('label'), color: palette.paperJade, fontVariantNumeric: 'tabular-nums' },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 5fr) 6rem minmax(0, 9fr)' },
}));
// A line before each period, and a bar over those of the lane.
const Periods = styled('div')<{ count: number; first: number; last: number }>(
  ({ count, first, last, theme }) => ({
    gridColumn: '1 / -1',
    display: 'grid',
    gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))`,
    borderRight: `1px solid ${palette.paperLine}`,
    background: `linear-gradient(90deg, ${palette.paperLine} 1px, transparent 0) 0 0 / calc(100% / ${count})`,
    forcedColorAdjust: 'none',
    '&::before': {
      content: '""',
      gridColumn: `${first} / ${last + 1}`,
      height: 12,
      borderRadius: 4,
      background: palette.paperJade,
    },
    [theme.breakpoints.up('md')]: { gridColumn: 'auto', '&::before': { height: 32 } },
  }),
);

/** Lanes of work over numbered periods. */
export function TimelineView({ exhibit: { unit, periods, lanes } }: ExhibitViewProps<'timeline'>) {
  return (
    <Desk>
      <Lanes>
        {lanes.map(({ name, detail, from, to }, part) => (
          <Lane key={name} data-step={part + 1}>
            <div>
              <h3>{name}</h3>
              <p>{detail}</p>
            </div>
            <p>
              {unit} {from}-{to}
            </p>
            <Periods count={periods} first={from} last={to} aria-hidden="true" />
          </Lane>
        ))}
      </Lanes>
    </Desk>
  );
}

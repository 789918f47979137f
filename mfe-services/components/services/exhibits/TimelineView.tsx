import { site, styled, text } from 'shared-content/ui';
import { Desk } from './Desk';
import type { ExhibitViewProps } from '../../../content/exhibit.contract';

const { palette } = site;

/** Width of the lanes' names, beside their bars. */
const names = 'clamp(168px, 24vw, 280px)';
/** Px by which a lane extends beyond the text on both sides, for the highlight of a step. */
const reach = 12;

const Body = styled('div')({ padding: 'clamp(20px, 3vw, 40px)' });
const Axis = styled('div')<{ periods: number }>(({ periods, theme }) => ({
  display: 'none',
  [theme.breakpoints.up('md')]: {
    ...text('label'),
    display: 'grid',
    gridTemplateColumns: `${names} repeat(${periods}, minmax(0, 1fr))`,
    paddingBottom: 12,
    color: palette.paperMuted,
    fontVariantNumeric: 'tabular-nums',
    '& > span + span': { textAlign: 'center' },
    '& > span:first-of-type': { textAlign: 'right', paddingRight: 16 },
  },
}));
const Lanes = styled('ol')<{ periods: number }>(({ periods, theme }) => ({
  [theme.breakpoints.up('md')]: {
    position: 'relative',
    isolation: 'isolate',
    // The border between two periods.
    '&::before': {
      content: '""',
      position: 'absolute',
      zIndex: -1,
      inset: `0 0 0 ${names}`,
      borderRight: `1px solid ${palette.paperLine}`,
      background: `linear-gradient(90deg, ${palette.paperLine} 1px, transparent 0) 0 0 / calc(100% / ${periods})`,
    },
  },
}));
const bar = { content: '""', height: 6, borderRadius: 3 } as const;
const Lane = styled('li')<{ periods: number }>(({ periods, theme }) => ({
  display: 'grid',
  gap: 8,
  padding: `16px ${reach}px`,
  marginInline: -reach,
  borderTop: `1px solid ${palette.paperLine}`,
  [theme.breakpoints.down('md')]: {
    '&:first-of-type': { borderTop: 0 },
    gridTemplateColumns: `repeat(${periods}, minmax(0, 1fr))`,
    '& > div': { gridColumn: '1 / -1' },
    // All weeks; the bar covers its own.
    '&::before': { ...bar, gridArea: '2 / 1 / 3 / -1', alignSelf: 'end', background: palette.paperLine },
  },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: `${names} repeat(${periods}, minmax(0, 1fr))`,
    alignItems: 'center',
    columnGap: 0,
    '& > div': { paddingRight: 16 },
  },
}));
const Name = styled('h3')({ ...text('h3'), fontSize: '1.0625rem' });
const Detail = styled('p')({ ...text('small'), fontSize: '0.9375rem', color: palette.paperMuted });
const When = styled('p')<{ first: number; last: number }>(({ first, last, theme }) => ({
  ...text('label'),
  [theme.breakpoints.down('md')]: {
    gridArea: `2 / ${first} / 3 / ${last + 1}`,
    whiteSpace: 'nowrap',
    color: palette.paperJade,
    '&::after': { ...bar, display: 'block', marginTop: 4, background: palette.paperJade },
  },
  [theme.breakpoints.up('md')]: {
    gridColumn: `${first + 1} / ${last + 2}`,
    gridRow: 1,
    minHeight: 40,
    display: 'grid',
    placeItems: 'center',
    borderRadius: site.scale.radius.small,
    background: palette.paperJade,
    color: palette.paperRaised,
    fontSize: '0.875rem',
    letterSpacing: 0,
  },
}));

/** Lanes over weeks: bars beside their names, below them in narrow windows. */
export function TimelineView({ exhibit: { unit, periods, lanes } }: ExhibitViewProps<'timeline'>) {
  return (
    <Desk>
      <Body>
        <Axis periods={periods} aria-hidden="true">
          <span>{unit}</span>
          {Array.from({ length: periods }, (_, index) => (
            <span key={index}>{index + 1}</span>
          ))}
        </Axis>
        <Lanes periods={periods}>
          {lanes.map(({ name, detail, from, to }, part) => (
            <Lane key={name} data-step={part + 1} periods={periods}>
              <div>
                <Name>{name}</Name>
                <Detail>{detail}</Detail>
              </div>
              <When first={from} last={to}>
                {unit} {from}–{to}
              </When>
            </Lane>
          ))}
        </Lanes>
      </Body>
    </Desk>
  );
}

import { site, styled, text } from 'shared-content/ui';
import { Desk } from './Desk';
import type { ExhibitViewProps } from './exhibitView.contract';

const Body = styled('div')({ padding: 'clamp(20px, 3vw, 40px)' });
const bar = { content: '""', height: 6, borderRadius: 3 } as const;
const Lane = styled('li')<{ periods: number }>(({ periods, theme }) => ({
  display: 'grid',
  gap: 8,
  // Room at the side for the mark of a step.
  padding: '16px 12px',
  marginInline: -12,
  borderTop: `1px solid ${site.palette.paperLine}`,
  '&:first-of-type': { borderTop: 0 },
  [theme.breakpoints.down('sm')]: {
    gridTemplateColumns: `repeat(${periods}, minmax(0, 1fr))`,
    '& > div': { gridColumn: '1 / -1' },
    // All weeks, of which the bar covers its own.
    '&::before': { ...bar, gridArea: '2 / 1 / 3 / -1', alignSelf: 'end', background: site.palette.paperLine },
  },
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: `minmax(0, clamp(168px, 24vw, 280px)) repeat(${periods}, minmax(0, 1fr))`,
    alignItems: 'center',
    columnGap: 4,
  },
}));
const Name = styled('h3')({ ...text('h3'), fontSize: '1.0625rem' });
const Detail = styled('p')({ ...text('small'), color: site.palette.paperMuted });
const When = styled('p')<{ first: number; last: number }>(({ first, last, theme }) => ({
  ...text('label'),
  color: site.palette.paperJade,
  [theme.breakpoints.down('sm')]: {
    gridArea: `2 / ${first} / 3 / ${last + 1}`,
    whiteSpace: 'nowrap',
    '&::after': { ...bar, display: 'block', marginTop: 4, background: site.palette.paperJade },
  },
  [theme.breakpoints.up('sm')]: {
    gridColumn: `${first + 1} / ${last + 2}`,
    gridRow: 1,
    minHeight: 40,
    display: 'grid',
    placeItems: 'center',
    borderRadius: 10,
    background: `${site.palette.paperJade}1f`,
    border: `1px solid ${site.palette.paperJade}66`,
    textAlign: 'center',
  },
}));

/** Lanes over weeks: bars beside their names, below them on a phone. */
export function TimelineView({ exhibit: { unit, periods, lanes } }: ExhibitViewProps<'timeline'>) {
  return (
    <Desk>
      <Body>
        <ol>
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
        </ol>
      </Body>
    </Desk>
  );
}

import type { Stat } from 'shared-content/content';
import { type Accent, site, styled, text } from 'shared-content/ui';

type Flow = FiguresProps['flow'];

/** Label and number side by side share one line. */
const onOneLine = { alignItems: ['end', 'last baseline'] } as const;

const List = styled('dl')<{ flow: Flow }>(({ flow, theme }) => ({
  display: 'grid',
  margin: 0,
  gap: '32px 24px',
  gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))',
  ...(flow === 'pool' && {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    columnGap: 16,
  }),
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: flow === 'pool' ? 'auto minmax(0, 1fr)' : 'repeat(2, minmax(0, 1fr))',
    ...(flow === 'pool' && {
      rowGap: 24,
      columnGap: 'clamp(16px, 2vw, 28px)',
      '& > div': { display: 'grid', gridColumn: '1 / -1', gridTemplateColumns: 'subgrid', ...onOneLine },
      '& > div + div': { paddingTop: 24, borderTop: `1px solid ${site.palette.hairlineStrong}` },
      '& dd': { fontSize: 'clamp(3rem, 17cqi, 4.5rem)', paddingBottom: 0, order: -1 },
    }),
  },
}));
// The label comes first in the document (dt before dd), but is shown after the number.
const Entry = styled('div')<{ flow: Flow }>(({ flow, theme }) => ({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  ...(flow === 'across' && {
    [theme.breakpoints.up('md')]: {
      ...onOneLine,
      flexDirection: 'row-reverse',
      gap: 'clamp(16px, 2vw, 28px)',
      paddingTop: 24,
      borderTop: `1px solid ${site.palette.hairlineStrong}`,
    },
  }),
}));
const Label = styled('dt')({ color: site.palette.muted, fontSize: '1.0625rem' });
const sizes: Record<Flow, string> = {
  across: 'clamp(2.5rem, 0.9rem + 6.4vw, 7.5rem)',
  pool: 'clamp(1.5rem, 13.6cqi, 4.25rem)',
  pair: 'clamp(3rem, 1.8rem + 2.7vw, 4.25rem)',
};
const Number = styled('dd')<{ tint: string; flow: Flow }>(({ tint, flow }) => ({
  ...text('display'),
  fontSize: sizes[flow],
  // A decimal point between two figures needs more room than letters do.
  letterSpacing: '-0.01em',
  lineHeight: 1,
  whiteSpace: 'nowrap',
  paddingBottom: 12,
  margin: 0,
  color: tint,
}));

interface FiguresProps {
  figures: readonly Stat[];
  accent: Accent;
  /**
   * `across`: each in half of the page. `pair`: side by side within a column. `pool`: in a box of their own, stacked
   * where that is a column.
   */
  flow: 'across' | 'pair' | 'pool';
}

/** The two figures of a service, in large type. */
export function Figures({ figures, accent, flow }: FiguresProps) {
  return (
    <List flow={flow}>
      {figures.map(({ number, label }) => (
        <Entry key={label} flow={flow}>
          <Label>{label}</Label>
          <Number tint={site.ramp[accent]} flow={flow}>
            {number}
          </Number>
        </Entry>
      ))}
    </List>
  );
}

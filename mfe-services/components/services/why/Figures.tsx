import type { Stat } from 'shared-content/content';
import { type Accent, site, styled, text } from 'shared-content/ui';

type Flow = FiguresProps['flow'];

const List = styled('dl')(({ theme }) => ({
  display: 'grid',
  margin: 0,
  gap: '32px 24px',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(9.5rem, 100%), 1fr))',
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  },
}));
// The label comes first in the document (dt before dd), but is shown after the number.
const Entry = styled('div')<{ flow: Flow }>(({ flow, theme }) => ({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  ...(flow === 'across' && {
    [theme.breakpoints.up('md')]: {
      // Label and number share one line.
      alignItems: ['end', 'last baseline'],
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
  pair: 'clamp(3rem, 1.4rem + 3.6vw, 5.25rem)',
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
  /** `across`: each in half of the page. `pair`: side by side in a column. */
  flow: 'across' | 'pair';
}

/** The two figures of a service, in large type. */
export function Figures({ figures, accent, flow }: FiguresProps) {
  return (
    <List>
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

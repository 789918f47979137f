import type { Stat } from 'shared-content/content';
import { type Accent, site, styled, text } from 'shared-content/ui';

type Flow = FiguresProps['flow'];

const List = styled('dl')<{ flow: Flow }>(({ flow, theme }) => ({
  display: 'grid',
  margin: 0,
  gap: flow === 'down' ? 32 : '32px 24px',
  // Beside each other wherever there is room; from 900 px `down` has a column of its own.
  gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))',
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: `repeat(${{ down: 1, across: 3, pair: 2 }[flow]}, minmax(0, 1fr))`,
  },
}));
// The label comes first in the document (dt before dd) and stands below the number to the eye.
const Entry = styled('div')({ display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end' });
const Label = styled('dt')({ color: site.palette.muted, fontSize: '1.0625rem' });
const sizes: Record<Flow, string> = {
  across: 'clamp(2.5rem, 0.9rem + 6.4vw, 7.5rem)',
  down: 'clamp(3.25rem, 2.4rem + 3.6vw, 5.25rem)',
  pair: 'clamp(3rem, 1.8rem + 2.7vw, 4.25rem)',
};
const Number = styled('dd')<{ tint: string; flow: Flow }>(({ tint, flow }) => ({
  ...text('display'),
  fontSize: sizes[flow],
  // A decimal point between two figures needs more room than letters do.
  letterSpacing: '-0.01em',
  lineHeight: 1,
  paddingBottom: 12,
  margin: 0,
  color: tint,
}));

interface FiguresProps {
  figures: readonly Stat[];
  accent: Accent;
  /** Below each other, in the first two of three columns across the page, or beside each other within a column. */
  flow: 'down' | 'across' | 'pair';
}

/** The two figures of a service, large. */
export function Figures({ figures, accent, flow }: FiguresProps) {
  return (
    <List flow={flow}>
      {figures.map(({ number, label }) => (
        <Entry key={label}>
          <Label>{label}</Label>
          <Number tint={site.ramp[accent]} flow={flow}>
            {number}
          </Number>
        </Entry>
      ))}
    </List>
  );
}

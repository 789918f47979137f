import type { Stat } from 'shared-content/content';
import { type Accent, site, styled, text } from 'shared-content/ui';

const List = styled('dl')<{ flow: 'down' | 'across' }>(({ flow, theme }) => ({
  display: 'grid',
  margin: 0,
  gap: flow === 'across' ? '32px 24px' : 32,
  // Beside each other wherever there is room; from 900 px `down` has a column of its own.
  gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))',
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: flow === 'across' ? 'repeat(2, minmax(0, 1fr))' : 'minmax(0, 1fr)',
  },
}));
// The label comes first in the document (dt before dd) and stands below the number to the eye.
const Entry = styled('div')({ display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end' });
const Label = styled('dt')({ color: site.palette.muted, fontSize: '1.0625rem' });
const Number = styled('dd')<{ tint: string; large: boolean }>(({ tint, large }) => ({
  ...text('display'),
  fontSize: large ? 'clamp(2.5rem, 0.9rem + 6.4vw, 7.5rem)' : 'clamp(3.25rem, 2.4rem + 3.6vw, 5.25rem)',
  lineHeight: 1,
  paddingBottom: 12,
  margin: 0,
  color: tint,
}));

interface FiguresProps {
  figures: readonly Stat[];
  accent: Accent;
  flow: 'down' | 'across';
}

/** The two figures of a service, large. */
export function Figures({ figures, accent, flow }: FiguresProps) {
  return (
    <List flow={flow}>
      {figures.map(({ number, label }) => (
        <Entry key={label}>
          <Label>{label}</Label>
          <Number tint={site.ramp[accent]} large={flow === 'across'}>
            {number}
          </Number>
        </Entry>
      ))}
    </List>
  );
}

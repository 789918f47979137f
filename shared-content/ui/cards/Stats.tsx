import type { Stat } from '../../content';
import { site, text } from '../../theme';
import { styled } from '../styled';

const List = styled('dl')<{ boxed: boolean }>(({ boxed, theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 1,
  margin: 0,
  // Letters of twice the size on a phone.
  '@media (max-width: 19em)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))' },
  ...(!boxed && {
    gap: '40px 32px',
    '& > div': { paddingTop: 20, borderTop: `1px solid ${site.palette.hairlineStrong}` },
    '& dd': text('h1'),
  }),
  ...(boxed && {
    background: site.palette.hairline,
    border: `1px solid ${site.palette.hairline}`,
    borderRadius: site.scale.radius.medium,
    overflow: 'clip',
    '& > div': { background: site.palette.surface, padding: 'clamp(20px, 3vw, 36px)' },
  }),
}));

// The number is above the label visually, although the label comes first in the document (dt before dd).
const Entry = styled('div')({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  gap: 4,
});
const Number = styled('dd')({ ...text('h2'), color: site.palette.text, margin: 0 });
const Label = styled('dt')({ ...text('small'), color: site.palette.muted });

const Note = styled('p')({ ...text('small'), marginTop: 20, color: site.palette.muted, maxWidth: '80ch' });

interface StatsProps {
  items: readonly Stat[];
  look?: 'boxed' | 'open';
  /** Scope of the figures: what they count, of how many, since when. */
  note?: string;
}

/** Figures with their labels; `boxed` frames them between hairlines. */
export function Stats({ items, look = 'boxed', note }: StatsProps) {
  return (
    <>
      <List boxed={look === 'boxed'}>
        {items.map(({ number, label }) => (
          <Entry key={label}>
            <Label>{label}</Label>
            <Number>{number}</Number>
          </Entry>
        ))}
      </List>
      {note && <Note>{note}</Note>}
    </>
  );
}

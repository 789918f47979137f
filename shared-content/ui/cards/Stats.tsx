import type { Stat } from '../../content';
import { site, text } from '../../theme';
import { styled } from '../styled';

const List = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '40px 32px',
  // Letters of twice the size on a phone.
  '@media (max-width: 19em)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))' },
}));

// The number is above the label visually, although the label comes first in the document (dt before dd).
const Entry = styled('div')({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  gap: 4,
  paddingTop: 20,
  borderTop: `1px solid ${site.palette.hairlineStrong}`,
});
const Number = styled('dd')({ ...text('h1'), color: site.palette.text });
const Label = styled('dt')({ ...text('small'), color: site.palette.muted });

const Note = styled('p')({ ...text('small'), marginTop: 20, color: site.palette.muted, maxWidth: '80ch' });

interface StatsProps {
  items: readonly Stat[];
  /** Scope of the figures: what they count, of how many, since when. */
  note?: string;
}

/** Figures with their labels, each under a hairline. */
export function Stats({ items, note }: StatsProps) {
  return (
    <>
      <List>
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

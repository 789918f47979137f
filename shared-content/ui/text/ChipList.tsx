import { site, text } from '../../theme';
import { styled } from '../styled';

// One class for the list and its chips: some pages have fifty.
const List = styled('ul')({
  ...text('label'),
  display: 'flex',
  flexWrap: 'wrap',
  gap: 6,
  letterSpacing: 0,
  fontWeight: 450,
  color: site.palette.muted,
  '& > li': {
    padding: '2px 8px',
    borderRadius: site.scale.radius.pill,
    border: `1px solid ${site.palette.hairlineStrong}`,
  },
});

/** Short labels side by side: tags, technologies, skills. */
export function ChipList({ items, label }: { items: readonly string[]; label?: string }) {
  return (
    <List aria-label={label}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </List>
  );
}

import { site, text } from '../../theme';
import { styled } from '../styled';

const List = styled('ul')({ display: 'flex', flexWrap: 'wrap', gap: 8 });

const Chip = styled('li')({
  ...text('small'),
  padding: '3px 12px',
  borderRadius: site.scale.radius.pill,
  border: `1px solid ${site.palette.hairlineStrong}`,
  color: site.palette.muted,
});

/** Short labels side by side: tags, technologies, skills. */
export function ChipList({ items, label }: { items: readonly string[]; label?: string }) {
  return (
    <List aria-label={label}>
      {items.map((item) => (
        <Chip key={item}>{item}</Chip>
      ))}
    </List>
  );
}

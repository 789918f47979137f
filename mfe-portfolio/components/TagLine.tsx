import { site, styled, text } from 'shared-content/ui';

const List = styled('ul')({
  ...text('small'),
  display: 'flex',
  flexWrap: 'wrap',
  color: site.palette.muted,
  '& li:not(:last-of-type)::after': { content: '"·"', marginInline: 8, color: site.palette.fieldBorder },
});

/** Tags in one quiet line. */
export function TagLine({ items, label }: { items: readonly string[]; label?: string }) {
  return (
    <List aria-label={label}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </List>
  );
}

import { site, styled, text } from 'shared-content/ui';

const List = styled('ul')({
  ...text('label'),
  display: 'flex',
  flexWrap: 'wrap',
  gap: 5,
  letterSpacing: 0,
  '& li': {
    padding: '2px 7px',
    borderRadius: 6,
    background: site.palette.hairline,
    fontWeight: 450,
    color: site.palette.muted,
    whiteSpace: 'nowrap',
  },
});

/** Tags, each on its own quiet background. */
export function TagChips({ items }: { items: readonly string[] }) {
  return (
    <List>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </List>
  );
}

import { site, styled, text } from 'shared-content/ui';

const gap = 20;

// Each tag brings its dot; what begins a row has its own cut off.
const List = styled('ul')({
  ...text('small'),
  display: 'flex',
  flexWrap: 'wrap',
  marginLeft: -gap,
  clipPath: `inset(0 0 0 ${gap}px)`,
  color: site.palette.muted,
  '& li::before': {
    content: '"·"',
    display: 'inline-block',
    width: gap,
    textAlign: 'center',
    color: site.palette.fieldBorder,
  },
});

/** Tags in one quiet line. */
export function TagLine({ items }: { items: readonly string[] }) {
  return (
    <List>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </List>
  );
}

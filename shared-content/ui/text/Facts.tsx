import { site, text } from '../../theme';
import { styled } from '../styled';

const List = styled('dl')({
  display: 'grid',
  // No column is narrower than its longest word.
  gridTemplateColumns: 'repeat(2, minmax(min-content, 1fr))',
  gap: '14px 24px',
  '& dt': { ...text('small'), color: site.palette.muted },
  '& dd': { fontWeight: 550 },
});

/** Short facts, each under its name: in two columns, unless the parent's styles say otherwise. */
export function Facts({ items }: { items: readonly (readonly [name: string, fact: string])[] }) {
  return (
    <List>
      {items.map(([name, fact]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{fact}</dd>
        </div>
      ))}
    </List>
  );
}

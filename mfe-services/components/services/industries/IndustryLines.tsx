import { type Accent, CardText, CardTitle, site, styled } from 'shared-content/ui';
import type { Field } from '../../../content/service.contract';

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  columnGap: 'clamp(32px, 5vw, 80px)',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}));
const Line = styled('li')<{ tint: string }>(({ tint, theme }) => ({
  display: 'grid',
  alignItems: 'baseline',
  gap: '2px 16px',
  paddingBlock: 20,
  borderTop: `1px solid ${tint}66`,
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' },
}));

/** A directory in two columns: field, what we do there. */
export function IndustryLines({ items, accent }: { items: readonly Field[]; accent: Accent }) {
  return (
    <List>
      {items.map(({ title, text: body }) => (
        <Line key={title} tint={site.ramp[accent]}>
          <CardTitle>{title}</CardTitle>
          <CardText>{body}</CardText>
        </Line>
      ))}
    </List>
  );
}

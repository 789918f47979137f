import { type Accent, CardText, CardTitle, site, styled } from 'shared-content/ui';
import type { Point } from '../../../content/service.contract';
import { onFirstLine } from '../../Signed';

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  columnGap: 'clamp(32px, 5vw, 80px)',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}));
const Line = styled('li')<{ tint: string }>(({ tint, theme }) => ({
  display: 'grid',
  gridTemplateColumns: '36px minmax(0, 1fr)',
  alignItems: 'baseline',
  alignContent: 'start',
  gap: '2px 16px',
  paddingBlock: 20,
  borderTop: `1px solid ${site.palette.hairline}`,
  '& > svg': { width: 22, height: 22, strokeWidth: 1.6, color: tint, ...onFirstLine() },
  '& > p': { gridColumn: 2 },
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: '36px minmax(0, 2fr) minmax(0, 3fr)',
    '& > p': { gridColumn: 3 },
  },
}));

/** A directory in two columns: sign, field, our work there. */
export function IndustryLines({ items, accent }: { items: readonly Point[]; accent: Accent }) {
  return (
    <List>
      {items.map(({ Icon, title, text: body }) => (
        <Line key={title} tint={site.ramp[accent]}>
          <Icon />
          <CardTitle>{title}</CardTitle>
          <CardText>{body}</CardText>
        </Line>
      ))}
    </List>
  );
}

import { type Accent, CardText, CardTitle, Link, site, styled } from 'shared-content/ui';
import type { Point } from '../../../content/service.contract';
import { onFirstLine, phoneWords } from '../../Signed';
import { twoAbreast } from './PointMosaic';

// It measures its place, not the window: a margin, half of a page, or all of it.
const Place = styled('div')({ containerType: 'inline-size' });
const half = '@container (min-width: 640px)';
const twoColumns = { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' };
const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  columnGap: site.scale.columnGap,
  [half]: twoColumns,
  [theme.breakpoints.down('sm')]: { columnGap: 20, [twoAbreast]: twoColumns },
}));
const Line = styled('li')<{ tint: string }>(({ tint, theme }) => ({
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr)',
  alignItems: 'baseline',
  alignContent: 'start',
  gap: '4px 16px',
  paddingBlock: 20,
  borderTop: `1px solid ${site.palette.hairline}`,
  '& > svg': { width: 22, height: 22, strokeWidth: 1.6, color: tint, ...onFirstLine },
  '& > p': { gridColumn: 2 },
  // Two across on a phone: the sign is above its words.
  [theme.breakpoints.down('sm')]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    paddingBlock: '14px 16px',
    '& > svg': { translate: 'none' },
    '& > p': { gridColumn: 1 },
    ...phoneWords,
  },
  '& a': {
    textDecorationColor: site.palette.hairlineStrong,
    textDecorationThickness: 1,
    textUnderlineOffset: '0.25em',
  },
  '& a:hover': { color: tint },
  '@container (min-width: 1000px)': {
    gridTemplateColumns: '24px minmax(0, 2fr) minmax(0, 3fr)',
    '& > p': { gridColumn: 3 },
  },
}));

/** A directory under hairlines, in two columns where they fit: sign, name, sentence. */
export function PointLines({ items, accent }: { items: readonly Point[]; accent: Accent }) {
  return (
    <Place>
      <List>
        {items.map(({ Icon, title, text: body, to }) => (
          <Line key={title} tint={site.ramp[accent]}>
            <Icon />
            <CardTitle>{to ? <Link to={to}>{title}</Link> : title}</CardTitle>
            <CardText>{body}</CardText>
          </Line>
        ))}
      </List>
    </Place>
  );
}

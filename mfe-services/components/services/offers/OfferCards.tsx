import { type Accent, Card, CardText, CardTitle, CheckList, Reveal, site, styled } from 'shared-content/ui';
import type { Offer } from '../../../content/service.contract';
import { inlineList } from '../arrangements';

const three = { gridRow: 'span 3', display: 'grid', gridTemplateRows: 'subgrid', rowGap: 12 } as const;

// Titles, sentences and lists of a row begin on common lines, however long the ones above are.
const Cells = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 20,
  '& > *': three,
  // Twice, to outrank the card's own layout.
  '&& > * > *': { ...three, height: 'auto', alignContent: 'start' },
  // Small enough for most titles to fit one line, four across.
  '& h3': { [theme.breakpoints.up('lg')]: { fontSize: '1.125rem' } },
  [theme.breakpoints.down('sm')]: { gap: 12, '& ul': inlineList },
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& ul': { marginTop: 2, paddingTop: 14, borderTop: `1px solid ${site.palette.hairline}` },
  },
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
}));

/** Cards with the offer's contents, four across. */
export function OfferCards({ items, accent }: { items: readonly Offer[]; accent: Accent }) {
  return (
    <Cells>
      {items.map(({ title, text, points }, index) => (
        <Reveal key={title} index={index}>
          <Card>
            <CardTitle>{title}</CardTitle>
            <CardText>{text}</CardText>
            {points && <CheckList items={points} accent={accent} />}
          </Card>
        </Reveal>
      ))}
    </Cells>
  );
}

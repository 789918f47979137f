import { type Accent, CardText, ChipList, Reveal, site, styled, text } from 'shared-content/ui';
import type { Offer } from '../../../content/service.contract';
import { Price } from './Price';

// A window with panes: hairlines cross in the middle, without an outer frame.
const Panes = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: 40,
  [theme.breakpoints.up('sm')]: {
    gap: 0,
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > li': { padding: 'clamp(24px, 4vw, 56px)' },
    '& > li:nth-of-type(odd)': { paddingLeft: 0, borderRight: `1px solid ${site.palette.hairline}` },
    '& > li:nth-of-type(even)': { paddingRight: 0 },
    // Half the gap of other columns, so that these and theirs begin on one line.
    [theme.breakpoints.up('md')]: {
      '& > li:nth-of-type(odd)': { paddingRight: 32 },
      '& > li:nth-of-type(even)': { paddingLeft: 32 },
    },
    '& > li:nth-of-type(-n + 2)': { paddingTop: 0 },
    '& > li:nth-of-type(n + 3)': { borderTop: `1px solid ${site.palette.hairline}` },
    '& > li:nth-last-of-type(-n + 2)': { paddingBottom: 0 },
  },
}));
const Pane = styled('div')({ display: 'grid', gap: 16, alignContent: 'start' });
// The price is at the right of the title's line, so that the texts of two panes begin at one height.
const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: '8px 16px',
  '& > h3': { flex: '1 1 12rem' },
});
const Title = styled('h3')<{ tint: string }>(({ tint }) => ({
  ...text('h2'),
  fontSize: 'clamp(1.375rem, 1.2rem + 0.7vw, 1.75rem)',
  '&::after': {
    content: '""',
    display: 'block',
    width: 32,
    height: 2,
    marginTop: 16,
    borderRadius: 1,
    background: tint,
  },
}));

/** Offers as a window with two panes across. */
export function OfferPairs({ items, accent }: { items: readonly Offer[]; accent: Accent }) {
  return (
    <Panes>
      {items.map(({ title, price, text: body, points }, index) => (
        <li key={title}>
          <Reveal index={index}>
            <Pane>
              <Head>
                <Title tint={site.ramp[accent]}>{title}</Title>
                {price && <Price tint={site.ramp[accent]}>{price}</Price>}
              </Head>
              <CardText>{body}</CardText>
              {points && <ChipList items={points} />}
            </Pane>
          </Reveal>
        </li>
      ))}
    </Panes>
  );
}

import { type Accent, CardText, CardTitle, Reveal, site, styled, text } from 'shared-content/ui';
import type { Offer } from '../../content/service.contract';
import { inlineList } from './arrangements';

interface OffersProps {
  items: readonly Offer[];
  accent: Accent;
}

/** What an offer costs at least, below its name or beside it. */
const Price = styled('p')<{ tint: string }>(({ tint }) => ({
  ...text('label'),
  fontSize: '0.9375rem',
  color: tint,
}));

// Words, not pills: nothing here can be pressed.
const Parts = styled('ul')({ ...inlineList, color: site.palette.text });
const getParts = (points: Offer['points']) =>
  points && (
    <Parts>
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </Parts>
  );

const Row = styled('div')<{ tint: string }>(({ tint, theme }) => ({
  display: 'grid',
  gap: 12,
  paddingBlock: 'clamp(20px, 2.2vw, 28px)',
  borderTop: `1px solid ${site.palette.hairline}`,
  transition: `border-color ${site.motion.hover}`,
  '&:hover': { borderColor: tint },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 5fr) minmax(0, 4fr)',
    gap: 40,
    alignItems: 'baseline',
  },
}));

/** Lines of a price list: name, description, deliverables. */
export const OfferRows = ({ items, accent }: OffersProps) => (
  <ul>
    {items.map(({ title, price, text: body, points }, index) => (
      <li key={title}>
        <Reveal index={index}>
          <Row tint={site.ramp[accent]}>
            <div>
              <CardTitle>{title}</CardTitle>
              {price && <Price tint={site.ramp[accent]}>{price}</Price>}
            </div>
            <CardText>{body}</CardText>
            {getParts(points)}
          </Row>
        </Reveal>
      </li>
    ))}
  </ul>
);

// Under hairlines: two across, or three where they make two rows.
const Panes = styled('ul')<{ columns: number }>(({ columns, theme }) => ({
  display: 'grid',
  gap: 'clamp(24px, 3vw, 40px)',
  '& > li': { paddingTop: 'clamp(16px, 2vw, 24px)', borderTop: `1px solid ${site.palette.hairlineStrong}` },
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` },
}));
const Pane = styled('div')({ display: 'grid', gap: 8, alignContent: 'start' });
// The price is at the right of the title's line, so that the texts of a row begin at one height.
const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: '4px 16px',
  '& > h3': { ...text('h2'), flex: '1 1 12rem', fontSize: 'clamp(1.25rem, 1.1rem + 0.7vw, 1.625rem)' },
});

/** Offers two across, six of them three across. */
export const OfferPairs = ({ items, accent }: OffersProps) => (
  <Panes columns={items.length % 3 ? 2 : 3}>
    {items.map(({ title, price, text: body, points }, index) => (
      <li key={title}>
        <Reveal index={index}>
          <Pane>
            <Head>
              <h3>{title}</h3>
              {price && <Price tint={site.ramp[accent]}>{price}</Price>}
            </Head>
            <CardText>{body}</CardText>
            {getParts(points)}
          </Pane>
        </Reveal>
      </li>
    ))}
  </Panes>
);

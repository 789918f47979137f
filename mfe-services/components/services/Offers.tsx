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

// A window with panes: hairlines cross in the middle, without an outer frame.
const Panes = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: 28,
  [theme.breakpoints.up('sm')]: {
    gap: 0,
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > li': { padding: 'clamp(24px, 4vw, 56px) clamp(24px, 2.6vw, 32px)' },
    '& > li:nth-of-type(odd)': { paddingLeft: 0, borderRight: `1px solid ${site.palette.hairline}` },
    '& > li:nth-of-type(even)': { paddingRight: 0 },
    '& > li:nth-of-type(-n + 2)': { paddingTop: 0 },
    '& > li:nth-of-type(n + 3)': { borderTop: `1px solid ${site.palette.hairline}` },
    '& > li:nth-last-of-type(-n + 2)': { paddingBottom: 0 },
  },
}));
const Pane = styled('div')({ display: 'grid', gap: 'clamp(8px, 1.2vw, 16px)', alignContent: 'start' });
// The price is at the right of the title's line, so that the texts of two panes begin at one height.
const Head = styled('div')<{ tint: string }>(({ tint, theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: '8px 16px',
  '& > h3': {
    ...text('h2'),
    flex: '1 1 12rem',
    fontSize: 'clamp(1.375rem, 1.2rem + 0.7vw, 1.75rem)',
  },
  '& > h3::after': {
    content: '""',
    display: 'block',
    width: 32,
    height: 2,
    marginTop: 16,
    borderRadius: 1,
    background: tint,
    [theme.breakpoints.down('sm')]: { display: 'none' },
  },
}));

/** Offers as a window with two panes across. */
export const OfferPairs = ({ items, accent }: OffersProps) => (
  <Panes>
    {items.map(({ title, price, text: body, points }, index) => (
      <li key={title}>
        <Reveal index={index}>
          <Pane>
            <Head tint={site.ramp[accent]}>
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

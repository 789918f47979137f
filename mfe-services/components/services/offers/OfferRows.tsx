import { type Accent, CardText, CardTitle, ChipList, Reveal, site, styled } from 'shared-content/ui';
import type { Offer } from '../../../content/service.contract';
import { Price } from './Price';

const Row = styled('div')<{ tint: string }>(({ tint, theme }) => ({
  display: 'grid',
  gap: 12,
  paddingBlock: 28,
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
export function OfferRows({ items, accent }: { items: readonly Offer[]; accent: Accent }) {
  return (
    <ul>
      {items.map(({ title, price, text, points }, index) => (
        <li key={title}>
          <Reveal index={index}>
            <Row tint={site.ramp[accent]}>
              <div>
                <CardTitle>{title}</CardTitle>
                {price && <Price tint={site.ramp[accent]}>{price}</Price>}
              </div>
              <CardText>{text}</CardText>
              {points && <ChipList items={points} />}
            </Row>
          </Reveal>
        </li>
      ))}
    </ul>
  );
}

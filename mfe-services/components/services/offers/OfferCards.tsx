import { type Accent, FeatureCard, Grid, Reveal } from 'shared-content/ui';
import type { Offer } from '../../../content/service.contract';

/** Cards with what is in the parcel: four across, or three. */
export function OfferCards({ items, accent }: { items: readonly Offer[]; accent: Accent }) {
  return (
    <Grid columns={items.length % 4 === 0 ? 4 : 3}>
      {items.map(({ title, text, points }, index) => (
        <Reveal key={title} index={index}>
          <FeatureCard title={title} text={text} features={points} accent={accent} />
        </Reveal>
      ))}
    </Grid>
  );
}

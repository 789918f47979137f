import type { ComponentType } from 'react';
import type { Accent } from 'shared-content/ui';
import type { Offer } from '../../../content/service.contract';
import { OfferCards } from '../offers/OfferCards';
import { OfferPairs } from '../offers/OfferPairs';
import { OfferRows } from '../offers/OfferRows';
import { BlockFrame } from './BlockFrame';
import type { BlockProps } from './block.contract';

const looks: Record<
  BlockProps<'offers'>['block']['look'],
  ComponentType<{ items: readonly Offer[]; accent: Accent }>
> = { cards: OfferCards, rows: OfferRows, pairs: OfferPairs };

/** The services grid: what can be ordered, and what one gets for it. */
export function OffersBlock({ block, accent, id }: BlockProps<'offers'>) {
  const Offers = looks[block.look];
  return (
    <BlockFrame block={block} id={id}>
      <Offers items={block.items} accent={accent} />
    </BlockFrame>
  );
}

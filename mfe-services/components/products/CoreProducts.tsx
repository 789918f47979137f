import { Reveal, Section, SectionHeading, styled } from 'shared-content/ui';
import { coreProducts } from '../../content/products/coreProducts';
import { productsContent } from '../../content/products/productsContent';
import { besideFrom } from '../drawing/PictureCard';
import type { PictureCardLook } from '../drawing/PictureCard';
import { ProductCard } from './ProductCard';

// One across and three side by side, twice. The suite's two main products have the large drawings, one at the right,
// one at the left.
const Rows = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 20,
  [besideFrom]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    '& > *:nth-of-type(4n + 1)': { gridColumn: 'span 3' },
  },
}));

const looks: Readonly<Record<number, PictureCardLook>> = { 0: 'wideRight', 4: 'wideLeft' };

/** The eight core products. */
export function CoreProducts() {
  const { core } = productsContent;
  return (
    <Section labelledBy="core-products">
      <SectionHeading id="core-products" title={core.title} lead={core.lead} align="split" />
      <Rows>
        {coreProducts.map((product, index) => (
          <Reveal key={product.key} index={index % 2}>
            <ProductCard product={product} look={looks[index] ?? 'upright'} />
          </Reveal>
        ))}
      </Rows>
    </Section>
  );
}

import { Reveal, Section, SectionHeading, styled } from 'shared-content/ui';
import { coreProducts } from '../../content/products/coreProducts';
import { productsContent } from '../../content/products/productsContent';
import { ProductCard } from './ProductCard';

// Six columns in rows of 4 + 2, 3 + 3, 4 + 2 and 2 + 4: the suite's three anchors are the wide ones.
const Rows = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 20,
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
    '& > *': { gridColumn: 'span 2' },
    '& > *:nth-of-type(1), & > *:nth-of-type(5), & > *:nth-of-type(8)': { gridColumn: 'span 4' },
    '& > *:nth-of-type(3), & > *:nth-of-type(4)': { gridColumn: 'span 3' },
  },
}));

/** The eight core products. */
export function CoreProducts() {
  const { core } = productsContent;
  return (
    <Section labelledBy="core-products">
      <SectionHeading
        id="core-products"
        eyebrow={core.eyebrow}
        title={core.title}
        lead={core.lead}
        align="split"
      />
      <Rows>
        {coreProducts.map((product, index) => (
          <Reveal key={product.key} index={index % 2}>
            <ProductCard product={product} />
          </Reveal>
        ))}
      </Rows>
    </Section>
  );
}

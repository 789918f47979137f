import { CardText, CardTitle, CheckList, site, styled, text, type Accent } from 'shared-content/ui';
import type { Product } from '../../content/products/product.contract';
import { productLarge, productPictures } from '../../content/products/productPictures';
import { PictureCard, type PictureCardLook } from '../drawing/PictureCard';

const Category = styled('p')<{ accent: Accent }>(({ accent }) => ({
  ...text('label'),
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  color: site.ramp[accent],
  '& > svg': { width: 20, height: 20, strokeWidth: 1.75, flex: 'none' },
}));

interface ProductCardProps {
  product: Product;
  look: PictureCardLook;
}

/** One product: a part of its screen, its category, its purpose and four features. */
export function ProductCard({ product, look }: ProductCardProps) {
  const { key, icon: Icon, title, category, description, features, color } = product;
  return (
    <PictureCard picture={productPictures[key]} large={productLarge[key]} look={look} accent={color}>
      <Category accent={color}>
        <Icon />
        {category}
      </Category>
      <CardTitle>{title}</CardTitle>
      <CardText>{description}</CardText>
      <CheckList items={features} accent={color} />
    </PictureCard>
  );
}

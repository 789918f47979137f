import { Card, CardText, CardTitle, CheckList, site, styled, text, type Accent } from 'shared-content/ui';
import type { Product } from '../../content/products/product.contract';
import { productLarge, productPictures } from '../../content/products/productPictures';
import { CardPicture } from '../drawing/CardPicture';

// The card measures itself: in a wide cell, the drawing is beside the text. A picture wider than the card is cropped
// and never widens it.
const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', height: '100%' } as const;
const Cell = styled('article')({ ...column, containerType: 'inline-size' });
type Side = 'left' | 'right';
// The large drawing and the room at its sides.
const beside = { right: 'minmax(0, 1fr) min(616px, 62%)', left: 'min(616px, 62%) minmax(0, 1fr)' };
const Body = styled('div')<{ picture: Side }>(({ picture }) => ({
  ...column,
  gridTemplateRows: 'auto 1fr',
  '@container (min-width: 800px)': { gridTemplateColumns: beside[picture], gridTemplateRows: 'none' },
}));
const Stage = styled('div')<{ picture: Side }>(({ picture, theme }) => ({
  background: site.palette.surface,
  overflow: 'clip',
  // Its minimum height must not widen it.
  '& > picture': { width: '100%' },
  [theme.breakpoints.down('sm')]: { '& > picture': { aspectRatio: 'auto', height: 180, minHeight: 0 } },
  '@container (min-width: 800px)': {
    order: picture === 'right' ? 2 : 0,
    '& > picture': { height: '100%', padding: 28, alignItems: 'center', justifyContent: 'center' },
    '& > picture > img': { flex: '0 1 auto', maxWidth: '100%', height: 'auto' },
  },
}));
const Words = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  // The text takes the free height, so that the lists of a row begin together.
  gridTemplateRows: 'auto auto 1fr auto',
  padding: 'clamp(20px, 2.4vw, 28px)',
  '@container (min-width: 800px)': { gridTemplateRows: 'none', alignContent: 'center', padding: '48px 40px' },
  '& > ul': { marginTop: 8 },
  [theme.breakpoints.down('sm')]: { '& > ul': { gap: 8, fontSize: '0.9375rem' } },
}));
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
  /** The drawing's side in a wide cell. */
  picture: Side;
}

/** One product: a part of its screen, its category, its purpose and four features. */
export function ProductCard({ product, picture }: ProductCardProps) {
  const { key, icon: Icon, title, category, description, features, color } = product;
  return (
    <Cell>
      <Card accent={color} pad="none">
        <Body picture={picture}>
          <Stage picture={picture}>
            <CardPicture tile={productPictures[key]} large={productLarge[key]} />
          </Stage>
          <Words>
            <Category accent={color}>
              <Icon />
              {category}
            </Category>
            <CardTitle>{title}</CardTitle>
            <CardText>{description}</CardText>
            <CheckList items={features} accent={color} />
          </Words>
        </Body>
      </Card>
    </Cell>
  );
}

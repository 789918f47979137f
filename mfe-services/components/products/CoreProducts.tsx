import {
  type Accent,
  CardText,
  CardTitle,
  CheckList,
  Reveal,
  Section,
  SectionHeading,
  site,
  styled,
  text,
} from 'shared-content/ui';
import { coreProducts } from '../../content/products/coreProducts';
import { productLarge, productPictures } from '../../content/products/productPictures';
import { productsContent } from '../../content/products/productsContent';
import { inlineList } from '../services/arrangements';
import { besideFrom, PictureCard, type PictureCardLook } from '../drawing/PictureCard';

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
  // On a phone pictures come one after the other, with features in lines of text.
  [theme.breakpoints.down('sm')]: { gap: 12, '& ul': { ...inlineList, color: site.palette.muted } },
}));

const Category = styled('p')<{ accent: Accent }>(({ accent }) => ({
  ...text('label'),
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  color: site.ramp[accent],
  '& > svg': { width: 20, height: 20, strokeWidth: 1.75, flex: 'none' },
}));

const looks: Readonly<Record<number, PictureCardLook>> = { 0: 'wideRight', 4: 'wideLeft' };

/** The eight core products: a part of each one's screen, its category, its purpose and four features. */
export function CoreProducts() {
  const { core } = productsContent;
  return (
    <Section labelledBy="core-products">
      <SectionHeading id="core-products" title={core.title} lead={core.lead} />
      <Rows>
        {coreProducts.map(({ key, icon: Icon, title, category, description, features, color }, index) => (
          <Reveal key={key} index={index % 2}>
            <PictureCard
              picture={productPictures[key]}
              large={productLarge[key]}
              look={looks[index] ?? 'upright'}
              accent={color}
            >
              <Category accent={color}>
                <Icon />
                {category}
              </Category>
              <CardTitle>{title}</CardTitle>
              <CardText>{description}</CardText>
              <CheckList items={features} accent={color} />
            </PictureCard>
          </Reveal>
        ))}
      </Rows>
    </Section>
  );
}

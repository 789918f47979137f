import { Breadcrumbs, CallToAction, Hero } from 'shared-content/ui';
import eight1600 from '../../assets/water/eight-1600.avif';
import eight800 from '../../assets/water/eight-800.avif';
import { CoreProducts } from '../../components/products/CoreProducts';
import { Implementation } from '../../components/products/Implementation';
import { IndustryEditions } from '../../components/products/IndustryEditions';
import { PromiseTiles } from '../../components/products/PromiseTiles';
import { SuccessStory } from '../../components/products/SuccessStory';
import { ScenePicture } from '../../components/drawing/ScenePicture';
import { productsContent } from '../../content/products/productsContent';
import { productsScene } from '../../content/scenes/productsScene';

/** /products */
export function ProductsPage() {
  const { hero, closing } = productsContent;
  return (
    <>
      <Hero
        before={<Breadcrumbs trail={[{ name: hero.crumb, path: '/products' }]} />}
        title={hero.title}
        lead={hero.lead}
        actions={hero.actions}
        media={<ScenePicture scene={productsScene} loading="eager" />}
      />
      <CoreProducts />
      <IndustryEditions />
      <PromiseTiles />
      <Implementation />
      <SuccessStory />
      <CallToAction
        title={closing.title}
        text={closing.text}
        actions={closing.actions}
        water={{ small: eight800, large: eight1600 }}
      />
    </>
  );
}

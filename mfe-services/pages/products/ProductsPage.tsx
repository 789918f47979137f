import { BelowFold, Breadcrumbs, CallToAction, Hero } from 'shared-content/ui';
import tall from '../../assets/scenes/products-tall.avif';
import wide2x from '../../assets/scenes/products-wide-2x.avif';
import wide from '../../assets/scenes/products-wide.avif';
import { CoreProducts } from '../../components/products/CoreProducts';
import { Implementation } from '../../components/products/Implementation';
import { IndustryEditions } from '../../components/products/IndustryEditions';
import { PromiseTiles } from '../../components/products/PromiseTiles';
import { SuccessStory } from '../../components/products/SuccessStory';
import { ScenePicture } from '../../components/drawing/ScenePicture';
import { productsContent } from '../../content/products/productsContent';
import type { Scene } from '../../content/scenes/scene.contract';

const scene: Scene = { wide, wide2x, tall, tallHeight: 440, span: 'page' };

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
        below={<ScenePicture scene={scene} loading="eager" />}
      />
      <BelowFold>
        <CoreProducts />
        <IndustryEditions />
        <PromiseTiles />
        <Implementation />
        <SuccessStory />
        <CallToAction title={closing.title} text={closing.text} actions={closing.actions} />
      </BelowFold>
    </>
  );
}

import { BelowFold, Breadcrumbs, CallToAction } from 'shared-content/ui';
import tall from '../../assets/scenes/products-tall.avif';
import wide2x from '../../assets/scenes/products-wide-2x.avif';
import wide from '../../assets/scenes/products-wide.avif';
import { CoreProducts } from '../../components/products/CoreProducts';
import { Implementation } from '../../components/products/Implementation';
import { IndustryEditions } from '../../components/products/IndustryEditions';
import { PromiseTiles } from '../../components/products/PromiseTiles';
import { SuccessHighlight } from '../../components/industries/SuccessHighlight';
import { SceneHero } from '../../components/drawing/SceneHero';
import { productsContent } from '../../content/products/productsContent';
import type { Scene } from '../../content/scenes/scene.contract';

const scene: Scene = { wide, wide2x, tall, tallHeight: 440, span: 'page' };

/** /products */
export function ProductsPage() {
  const { hero, story, closing } = productsContent;
  return (
    <>
      <SceneHero
        before={<Breadcrumbs trail={[{ name: hero.crumb, path: '/products' }]} />}
        title={hero.title}
        lead={hero.lead}
        actions={hero.actions}
        scene={scene}
      />
      <BelowFold>
        <CoreProducts />
        <IndustryEditions />
        <PromiseTiles />
        <Implementation />
        <SuccessHighlight content={{ success: story }} topic={story.eyebrow} look="figures" />
        <CallToAction title={closing.title} text={closing.text} actions={closing.actions} />
      </BelowFold>
    </>
  );
}

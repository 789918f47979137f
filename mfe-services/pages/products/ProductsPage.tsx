import { BelowFold, Breadcrumbs, CallToAction, ProcessLine } from 'shared-content/ui';
import tall from '../../assets/scenes/products-tall.avif';
import wide2x from '../../assets/scenes/products-wide-2x.avif';
import wide from '../../assets/scenes/products-wide.avif';
import { CoreProducts } from '../../components/products/CoreProducts';
import { IndustryEditions } from '../../components/products/IndustryEditions';
import { PromiseTiles } from '../../components/products/PromiseTiles';
import { SuccessHighlight } from '../../components/industries/SuccessHighlight';
import { SceneHero } from '../../components/drawing/SceneHero';
import { BlockFrame } from '../../components/services/BlockFrame';
import { productsContent } from '../../content/products/productsContent';
import type { Scene } from '../../content/scenes/scene.contract';

const scene: Scene = { wide, wide2x, tall, tallHeight: 440, span: 'page' };

/** /products */
export function ProductsPage() {
  const { hero, implementation, story, closing } = productsContent;
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
        <BlockFrame block={implementation} id="implementation">
          <ProcessLine steps={implementation.steps} />
        </BlockFrame>
        <SuccessHighlight content={{ success: story }} topic={story.eyebrow} />
        <CallToAction title={closing.title} text={closing.text} actions={closing.actions} />
      </BelowFold>
    </>
  );
}

import { BelowFold } from 'shared-content/ui';
import plate from '../../assets/scenes/e-commerce-plate.avif';
import tall from '../../assets/scenes/e-commerce-tall.avif';
import wide from '../../assets/scenes/e-commerce-wide.avif';
import wide2x from '../../assets/scenes/e-commerce-wide-2x.avif';
import { Benefits } from '../../components/industries/Benefits';
import { Challenges } from '../../components/industries/Challenges';
import { IndustryClosing } from '../../components/industries/IndustryClosing';
import { IndustryHero } from '../../components/industries/IndustryHero';
import { IndustryIntro } from '../../components/industries/IndustryIntro';
import { SolutionBento } from '../../components/industries/SolutionBento';
import { Solutions } from '../../components/industries/Solutions';
import { SuccessHighlight } from '../../components/industries/SuccessHighlight';
import { SearchVignette } from '../../components/industries/vignettes/SearchVignette';
import { RoutingVignette } from '../../components/industries/vignettes/RoutingVignette';
import { eCommerce } from '../../content/industries/eCommerce';
import type { Scene } from '../../content/scenes/scene.contract';

const scene: Scene = { wide, wide2x, tall, tallHeight: 446 };

/** /industries/e-commerce */
export function ECommercePage() {
  return (
    <>
      <IndustryHero content={eCommerce} scene={scene} />
      <BelowFold>
        <IndustryIntro content={eCommerce} look="split" />
        <SuccessHighlight content={eCommerce} look="bars" />
        <Solutions
          content={eCommerce}
          Layout={SolutionBento}
          drawings={[<SearchVignette key="first" />, <RoutingVignette key="last" />]}
        />
        <Challenges content={eCommerce} look="quadrants" picture={plate} />
        <Benefits content={eCommerce} look="tiles" />
        <IndustryClosing content={eCommerce} />
      </BelowFold>
    </>
  );
}

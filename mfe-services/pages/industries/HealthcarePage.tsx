import { BelowFold } from 'shared-content/ui';
import plate from '../../assets/scenes/healthcare-plate.avif';
import tall from '../../assets/scenes/healthcare-tall.avif';
import wide from '../../assets/scenes/healthcare-wide.avif';
import wide2x from '../../assets/scenes/healthcare-wide-2x.avif';
import { Benefits } from '../../components/industries/Benefits';
import { Challenges } from '../../components/industries/Challenges';
import { IndustryClosing } from '../../components/industries/IndustryClosing';
import { IndustryHero } from '../../components/industries/IndustryHero';
import { IndustryIntro } from '../../components/industries/IndustryIntro';
import { SolutionBento } from '../../components/industries/SolutionBento';
import { Solutions } from '../../components/industries/Solutions';
import { SuccessHighlight } from '../../components/industries/SuccessHighlight';
import { TheaterVignette } from '../../components/industries/vignettes/TheaterVignette';
import { BatchVignette } from '../../components/industries/vignettes/BatchVignette';
import { healthcare } from '../../content/industries/healthcare';
import type { Scene } from '../../content/scenes/scene.contract';

const scene: Scene = { wide, wide2x, tall, tallHeight: 474 };

/** /industries/healthcare */
export function HealthcarePage() {
  return (
    <>
      <IndustryHero content={healthcare} scene={scene} />
      <BelowFold>
        <IndustryIntro content={healthcare} look="split" />
        <Solutions
          content={healthcare}
          Layout={SolutionBento}
          drawings={[<TheaterVignette key="first" />, <BatchVignette key="last" />]}
        />
        <Challenges content={healthcare} look="ledger" picture={plate} />
        <Benefits content={healthcare} look="tiles" />
        <SuccessHighlight content={healthcare} look="bars" />
        <IndustryClosing content={healthcare} />
      </BelowFold>
    </>
  );
}

import shots from '../../assets/scenes/e-commerce-shots.avif';
import tall from '../../assets/scenes/e-commerce-tall.avif';
import wide from '../../assets/scenes/e-commerce-wide.avif';
import wide2x from '../../assets/scenes/e-commerce-wide-2x.avif';
import { IndustryIntro } from '../../components/industries/IndustryIntro';
import { ProcessLedger } from '../../components/industries/ProcessLedger';
import { SuccessHighlight } from '../../components/industries/SuccessHighlight';
import { eCommerce } from '../../content/industries/eCommerce';
import type { Scene } from '../../content/scenes/scene.contract';
import { IndustryPage } from './IndustryPage';

const scene: Scene = { wide, wide2x, tall, tallHeight: 446 };

/** /industries/e-commerce */
export function ECommercePage() {
  return (
    <IndustryPage content={eCommerce} scene={scene}>
      <IndustryIntro content={eCommerce} look="split" />
      <SuccessHighlight content={eCommerce} look="bars" />
      <ProcessLedger content={eCommerce} shots={shots} />
    </IndustryPage>
  );
}

import shots from '../../assets/scenes/finance-shots.avif';
import tall from '../../assets/scenes/finance-tall.avif';
import wide from '../../assets/scenes/finance-wide.avif';
import wide2x from '../../assets/scenes/finance-wide-2x.avif';
import { IndustryIntro } from '../../components/industries/IndustryIntro';
import { ProcessLedger } from '../../components/industries/ProcessLedger';
import { SuccessHighlight } from '../../components/industries/SuccessHighlight';
import { finance } from '../../content/industries/finance';
import type { Scene } from '../../content/scenes/scene.contract';
import { IndustryPage } from './IndustryPage';

const scene: Scene = { wide, wide2x, tall, tallHeight: 450 };

/** /industries/finance */
export function FinancePage() {
  return (
    <IndustryPage content={finance} scene={scene}>
      <IndustryIntro content={finance} look="statement" />
      <ProcessLedger content={finance} shots={shots} />
      <SuccessHighlight content={finance} look="figures" />
    </IndustryPage>
  );
}

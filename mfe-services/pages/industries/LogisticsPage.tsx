import plate from '../../assets/scenes/logistics-plate.avif';
import shots from '../../assets/scenes/logistics-shots.avif';
import tall from '../../assets/scenes/logistics-tall.avif';
import wide from '../../assets/scenes/logistics-wide.avif';
import wide2x from '../../assets/scenes/logistics-wide-2x.avif';
import { Benefits } from '../../components/industries/Benefits';
import { Challenges } from '../../components/industries/Challenges';
import { IndustryIntro } from '../../components/industries/IndustryIntro';
import { SolutionChain } from '../../components/industries/SolutionChain';
import { Solutions } from '../../components/industries/Solutions';
import { SuccessHighlight } from '../../components/industries/SuccessHighlight';
import { logistics } from '../../content/industries/logistics';
import type { Scene } from '../../content/scenes/scene.contract';
import { IndustryPage } from './IndustryPage';

const scene: Scene = { wide, wide2x, tall, tallHeight: 430, span: 'page' };

/** /industries/logistics */
export function LogisticsPage() {
  return (
    <IndustryPage content={logistics} scene={scene}>
      <IndustryIntro content={logistics} look="split" />
      <Solutions content={logistics} Layout={SolutionChain} shots={shots} />
      <Challenges content={logistics} picture={plate} />
      <Benefits content={logistics} look="strip" />
      <SuccessHighlight content={logistics} look="bars" />
    </IndustryPage>
  );
}

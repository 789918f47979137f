import plate from '../../assets/scenes/healthcare-plate.avif';
import shots from '../../assets/scenes/healthcare-shots.avif';
import tall from '../../assets/scenes/healthcare-tall.avif';
import wide from '../../assets/scenes/healthcare-wide.avif';
import wide2x from '../../assets/scenes/healthcare-wide-2x.avif';
import { Benefits } from '../../components/industries/Benefits';
import { Challenges } from '../../components/industries/Challenges';
import { IndustryIntro } from '../../components/industries/IndustryIntro';
import { PageContents } from '../../components/industries/PageContents';
import { SolutionPairs } from '../../components/industries/SolutionPairs';
import { Solutions } from '../../components/industries/Solutions';
import { SuccessHighlight } from '../../components/industries/SuccessHighlight';
import { healthcare } from '../../content/industries/healthcare';
import type { Scene } from '../../content/scenes/scene.contract';
import { IndustryPage } from './IndustryPage';

const scene: Scene = { wide, wide2x, tall, tallHeight: 474 };

/** /industries/healthcare */
export function HealthcarePage() {
  return (
    <IndustryPage content={healthcare} scene={scene}>
      <div>
        <PageContents
          content={healthcare}
          parts={['intro', 'challenges', 'success', 'solutions', 'benefits']}
        />
        <IndustryIntro content={healthcare} look="statement" />
      </div>
      <Challenges content={healthcare} picture={plate} />
      <SuccessHighlight content={healthcare} look="bars" />
      <Solutions content={healthcare} Layout={SolutionPairs} shots={shots} />
      <Benefits content={healthcare} look="open" />
    </IndustryPage>
  );
}

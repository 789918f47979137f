import plate from '../../assets/scenes/government-plate.avif';
import times from '../../assets/scenes/government-times-plate.avif';
import shots from '../../assets/scenes/government-shots.avif';
import tall from '../../assets/scenes/government-tall.avif';
import wide from '../../assets/scenes/government-wide.avif';
import wide2x from '../../assets/scenes/government-wide-2x.avif';
import { Benefits } from '../../components/industries/Benefits';
import { Challenges } from '../../components/industries/Challenges';
import { IndustryIntro } from '../../components/industries/IndustryIntro';
import { PageContents } from '../../components/industries/PageContents';
import { SolutionPairs } from '../../components/industries/SolutionPairs';
import { Solutions } from '../../components/industries/Solutions';
import { SuccessHighlight } from '../../components/industries/SuccessHighlight';
import { government } from '../../content/industries/government';
import type { Scene } from '../../content/scenes/scene.contract';
import { IndustryPage } from './IndustryPage';

const scene: Scene = { wide, wide2x, tall, tallHeight: 430 };

/** /industries/government */
export function GovernmentPage() {
  return (
    <IndustryPage content={government} scene={scene}>
      <div>
        <PageContents
          content={government}
          parts={['intro', 'challenges', 'solutions', 'benefits', 'success']}
        />
        <IndustryIntro content={government} look="statement" />
      </div>
      <Challenges content={government} picture={plate} />
      <Solutions content={government} Layout={SolutionPairs} shots={shots} />
      <Benefits content={government} look="open" picture={times} />
      <SuccessHighlight content={government} look="figures" />
    </IndustryPage>
  );
}

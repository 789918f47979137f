import plate from '../../assets/scenes/education-plate.avif';
import shots from '../../assets/scenes/education-shots.avif';
import tall from '../../assets/scenes/education-tall.avif';
import wide from '../../assets/scenes/education-wide.avif';
import wide2x from '../../assets/scenes/education-wide-2x.avif';
import weeks from '../../assets/scenes/education-weeks-plate.avif';
import { Benefits } from '../../components/industries/Benefits';
import { Challenges } from '../../components/industries/Challenges';
import { IndustryIntro } from '../../components/industries/IndustryIntro';
import { SolutionPairs } from '../../components/industries/SolutionPairs';
import { Solutions } from '../../components/industries/Solutions';
import { SuccessHighlight } from '../../components/industries/SuccessHighlight';
import { education } from '../../content/industries/education';
import type { Scene } from '../../content/scenes/scene.contract';
import { IndustryPage } from './IndustryPage';

const scene: Scene = { wide, wide2x, tall, tallHeight: 470 };

/** /industries/education */
export function EducationPage() {
  return (
    <IndustryPage content={education} scene={scene}>
      <IndustryIntro content={education} look="statement" />
      <SuccessHighlight content={education} look="figures" />
      <Solutions content={education} Layout={SolutionPairs} shots={shots} />
      <Challenges content={education} picture={plate} />
      <Benefits content={education} look="open" picture={weeks} />
    </IndustryPage>
  );
}

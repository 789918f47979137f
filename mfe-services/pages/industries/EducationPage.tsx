import { Benefits } from '../../components/industries/Benefits';
import { Challenges } from '../../components/industries/Challenges';
import { IndustryClosing } from '../../components/industries/IndustryClosing';
import { IndustryHero } from '../../components/industries/IndustryHero';
import { IndustryIntro } from '../../components/industries/IndustryIntro';
import { SolutionStagger } from '../../components/industries/SolutionStagger';
import { Solutions } from '../../components/industries/Solutions';
import { SuccessHighlight } from '../../components/industries/SuccessHighlight';
import { education } from '../../content/industries/education';
import { educationScene } from '../../content/scenes/educationScene';

/** /industries/education */
export function EducationPage() {
  return (
    <>
      <IndustryHero content={education} scene={educationScene} />
      <IndustryIntro content={education} look="statement" />
      <Solutions content={education} Layout={SolutionStagger} />
      <Challenges content={education} look="quadrants" />
      <Benefits content={education} look="strip" />
      <SuccessHighlight content={education} look="figures" />
      <IndustryClosing content={education} />
    </>
  );
}

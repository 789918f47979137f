import { Benefits } from '../../components/industries/Benefits';
import { Challenges } from '../../components/industries/Challenges';
import { IndustryClosing } from '../../components/industries/IndustryClosing';
import { IndustryHero } from '../../components/industries/IndustryHero';
import { IndustryIntro } from '../../components/industries/IndustryIntro';
import { SolutionLots } from '../../components/industries/SolutionLots';
import { Solutions } from '../../components/industries/Solutions';
import { SuccessHighlight } from '../../components/industries/SuccessHighlight';
import { government } from '../../content/industries/government';
import { governmentScene } from '../../content/scenes/governmentScene';

/** /industries/government */
export function GovernmentPage() {
  return (
    <>
      <IndustryHero content={government} scene={governmentScene} />
      <IndustryIntro content={government} look="statement" />
      <Solutions content={government} Layout={SolutionLots} />
      <Challenges content={government} look="ledger" />
      <Benefits content={government} look="tiles" />
      <SuccessHighlight content={government} look="figures" />
      <IndustryClosing content={government} />
    </>
  );
}

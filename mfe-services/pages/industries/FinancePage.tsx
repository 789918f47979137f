import { Benefits } from '../../components/industries/Benefits';
import { Challenges } from '../../components/industries/Challenges';
import { IndustryClosing } from '../../components/industries/IndustryClosing';
import { IndustryHero } from '../../components/industries/IndustryHero';
import { IndustryIntro } from '../../components/industries/IndustryIntro';
import { SolutionRows } from '../../components/industries/SolutionRows';
import { Solutions } from '../../components/industries/Solutions';
import { SuccessHighlight } from '../../components/industries/SuccessHighlight';
import { finance } from '../../content/industries/finance';
import { financeScene } from '../../content/scenes/financeScene';

/** /industries/finance */
export function FinancePage() {
  return (
    <>
      <IndustryHero content={finance} scene={financeScene} />
      <IndustryIntro content={finance} look="statement" />
      <Solutions content={finance} Layout={SolutionRows} />
      <Challenges content={finance} look="ledger" />
      <Benefits content={finance} look="strip" />
      <SuccessHighlight content={finance} look="figures" />
      <IndustryClosing content={finance} />
    </>
  );
}

import { Benefits } from '../../components/industries/Benefits';
import { Challenges } from '../../components/industries/Challenges';
import { IndustryClosing } from '../../components/industries/IndustryClosing';
import { IndustryHero } from '../../components/industries/IndustryHero';
import { IndustryIntro } from '../../components/industries/IndustryIntro';
import { CityBand } from '../../components/industries/scenes/CityBand';
import { SolutionChain } from '../../components/industries/SolutionChain';
import { Solutions } from '../../components/industries/Solutions';
import { SuccessHighlight } from '../../components/industries/SuccessHighlight';
import { logistics } from '../../content/industries/logistics';

/** /industries/logistics */
export function LogisticsPage() {
  return (
    <>
      <IndustryHero content={logistics} />
      <CityBand />
      <IndustryIntro content={logistics} look="split" />
      <Solutions content={logistics} Layout={SolutionChain} />
      <Challenges content={logistics} look="quadrants" />
      <Benefits content={logistics} look="strip" />
      <SuccessHighlight content={logistics} look="bars" />
      <IndustryClosing content={logistics} />
    </>
  );
}

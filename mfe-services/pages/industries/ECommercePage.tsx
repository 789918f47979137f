import { Benefits } from '../../components/industries/Benefits';
import { Challenges } from '../../components/industries/Challenges';
import { IndustryClosing } from '../../components/industries/IndustryClosing';
import { IndustryHero } from '../../components/industries/IndustryHero';
import { IndustryIntro } from '../../components/industries/IndustryIntro';
import { SolutionBento } from '../../components/industries/SolutionBento';
import { Solutions } from '../../components/industries/Solutions';
import { SuccessHighlight } from '../../components/industries/SuccessHighlight';
import { SearchVignette } from '../../components/industries/vignettes/SearchVignette';
import { RoutingVignette } from '../../components/industries/vignettes/RoutingVignette';
import { eCommerce } from '../../content/industries/eCommerce';
import { festivalParcelScene } from '../../content/scenes/festivalParcelScene';

/** /industries/e-commerce */
export function ECommercePage() {
  return (
    <>
      <IndustryHero content={eCommerce} scene={festivalParcelScene} />
      <IndustryIntro content={eCommerce} look="split" />
      <Solutions
        content={eCommerce}
        Layout={SolutionBento}
        drawings={[<SearchVignette key="first" />, <RoutingVignette key="last" />]}
      />
      <Challenges content={eCommerce} look="quadrants" />
      <Benefits content={eCommerce} look="tiles" />
      <SuccessHighlight content={eCommerce} look="bars" />
      <IndustryClosing content={eCommerce} />
    </>
  );
}

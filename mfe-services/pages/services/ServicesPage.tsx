import { BelowFold, Breadcrumbs, CallToAction, ProcessLine } from 'shared-content/ui';
import tall from '../../assets/scenes/services-tall.avif';
import wide2x from '../../assets/scenes/services-wide-2x.avif';
import wide from '../../assets/scenes/services-wide.avif';
import { SceneHero } from '../../components/drawing/SceneHero';
import { BlockFrame } from '../../components/services/BlockFrame';
import { ServiceGroups } from '../../components/services/overview/ServiceGroups';
import { ServiceIndex } from '../../components/services/overview/ServiceIndex';
import { groupServices } from '../../content/groupServices';
import { serviceHeads } from '../../content/serviceHeads';
import { serviceLabels } from '../../content/serviceLabels';
import { servicesOverview } from '../../content/servicesOverview';

const { hero, process, closing } = servicesOverview;
const scene = { wide, wide2x, tall, tallHeight: 410 };
const groups = groupServices([...serviceHeads.values()]);

/** /services: every service by field, the course of a project, and how to begin one. */
export function ServicesPage() {
  return (
    <>
      <SceneHero {...hero} before={<Breadcrumbs trail={[serviceLabels.overviewCrumb]} />} scene={scene} />
      <ServiceIndex groups={groups} />
      <BelowFold>
        <ServiceGroups groups={groups} />
        <BlockFrame block={{ ...process, tone: 'raised' }} id="process">
          <ProcessLine steps={process.steps} />
        </BlockFrame>
        <CallToAction {...closing} />
      </BelowFold>
    </>
  );
}

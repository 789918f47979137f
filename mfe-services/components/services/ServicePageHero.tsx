import { type ServiceEntry, servicePath } from 'shared-content/content';
import { Breadcrumbs } from 'shared-content/ui';
import type { ServiceHero } from '../../content/service.contract';
import { serviceLabels } from '../../content/serviceLabels';
import { SceneHero } from '../drawing/SceneHero';

/** The hero of a service page: headline, pitch, buttons, and the service in use. */
export function ServicePageHero({ entry, hero }: { entry: ServiceEntry; hero: ServiceHero }) {
  const { title, pitch, actions, scene } = hero;
  const trail = [serviceLabels.overviewCrumb, { name: entry.name, path: servicePath(entry) }];
  const named = entry.name.split(' ').every((word) => title.includes(word));
  return (
    <SceneHero
      before={<Breadcrumbs trail={trail} />}
      {...(!named && { topic: entry.name })}
      title={title}
      lead={pitch}
      actions={actions}
      accent={entry.accent}
      scene={scene}
    />
  );
}

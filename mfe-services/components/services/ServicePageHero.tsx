import { type ServiceEntry, servicePath } from 'shared-content/content';
import { Breadcrumbs, Hero } from 'shared-content/ui';
import type { ServiceHero } from '../../content/service.contract';
import { serviceLabels } from '../../content/serviceLabels';
import { ScenePicture } from '../drawing/ScenePicture';

/** The hero of a service page: headline, pitch, buttons, and the service in use. */
export function ServicePageHero({ entry, hero }: { entry: ServiceEntry; hero: ServiceHero }) {
  const trail = [serviceLabels.overviewCrumb, { name: entry.name, path: servicePath(entry) }];
  const named = entry.name.split(' ').every((word) => hero.title.includes(word));
  const picture = <ScenePicture scene={hero.scene} loading="eager" />;
  return (
    <Hero
      before={<Breadcrumbs trail={trail} />}
      {...(!named && { topic: entry.name })}
      title={hero.title}
      lead={hero.pitch}
      actions={hero.actions}
      accent={entry.accent}
      {...(hero.scene.span ? { below: picture } : { media: picture })}
    />
  );
}

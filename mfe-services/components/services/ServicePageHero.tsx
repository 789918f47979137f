import { type ServiceEntry, servicePath } from 'shared-content/content';
import { Breadcrumbs, styled } from 'shared-content/ui';
import type { ServiceHero } from '../../content/service.contract';
import { serviceLabels } from '../../content/serviceLabels';
import { SceneHero } from '../drawing/SceneHero';

// Where the title begins with the page's name, the breadcrumbs repeat it for screen readers only.
const Shortened = styled('div')({
  '& li:last-child': { position: 'absolute', clipPath: 'inset(50%)', whiteSpace: 'nowrap' },
});

/** The hero of a service page: headline, pitch, buttons, and the service in use. */
export function ServicePageHero({ entry, hero }: { entry: ServiceEntry; hero: ServiceHero }) {
  const { title, pitch, actions, scene } = hero;
  const trail = [serviceLabels.overviewCrumb, { name: entry.name, path: servicePath(entry) }];
  const named = entry.name.split(' ').every((word) => title.includes(word));
  const crumbs = <Breadcrumbs trail={trail} />;
  return (
    <SceneHero
      before={named ? crumbs : <Shortened>{crumbs}</Shortened>}
      {...(!named && { topic: entry.name })}
      title={title}
      lead={pitch}
      actions={actions}
      accent={entry.accent}
      scene={scene}
    />
  );
}

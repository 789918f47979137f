import { type ServiceEntry, servicePath } from 'shared-content/content';
import { Breadcrumbs, Container, Hero, styled } from 'shared-content/ui';
import type { ServiceHero } from '../../content/service.contract';
import { serviceLabels } from '../../content/serviceLabels';

// Lifted over the hero's lower edge, so that the drawing belongs to both.
const Wide = styled('div')({
  marginTop: 'clamp(-56px, -3vw, -24px)',
  position: 'relative',
  zIndex: 1,
  overflowX: 'clip',
});

/** First screen of a service page: headline, pitch, buttons, and the service drawn. */
export function ServicePageHero({ entry, hero }: { entry: ServiceEntry; hero: ServiceHero }) {
  const { Drawing, look } = hero;
  const trail = [serviceLabels.overviewCrumb, { name: entry.name, path: servicePath(entry) }];
  return (
    <>
      <Hero
        before={<Breadcrumbs trail={trail} />}
        eyebrow={entry.name}
        title={hero.title}
        lead={hero.pitch}
        actions={hero.actions}
        accent={entry.accent}
        media={look === 'wide' ? undefined : <Drawing />}
      />
      {look === 'wide' && (
        <Wide>
          <Container>
            <Drawing />
          </Container>
        </Wide>
      )}
    </>
  );
}

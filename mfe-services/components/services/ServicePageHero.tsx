import { type ServiceEntry, servicePath } from 'shared-content/content';
import { Breadcrumbs, Container, Hero, styled } from 'shared-content/ui';
import type { ServiceHero } from '../../content/service.contract';
import { serviceLabels } from '../../content/serviceLabels';

// Lifted over the hero's lower edge, so that the drawing belongs to both.
const Wide = styled('div')(({ theme }) => ({
  marginTop: 'clamp(-56px, -3vw, -24px)',
  position: 'relative',
  zIndex: 1,
  overflowX: 'clip',
  // Where it is wider than the window it fades out instead of breaking off.
  [theme.breakpoints.down('md')]: {
    maskImage: 'linear-gradient(90deg, #000 calc(100% - 112px), transparent)',
  },
}));

/** First screen of a service page: headline, pitch, buttons, and the service drawn. */
export function ServicePageHero({ entry, hero }: { entry: ServiceEntry; hero: ServiceHero }) {
  const { Drawing, look } = hero;
  const trail = [serviceLabels.overviewCrumb, { name: entry.name, path: servicePath(entry) }];
  const named = entry.name.split(' ').every((word) => hero.title.includes(word));
  return (
    <>
      <Hero
        before={<Breadcrumbs trail={trail} />}
        {...(named ? { eyebrow: entry.name } : { topic: entry.name })}
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

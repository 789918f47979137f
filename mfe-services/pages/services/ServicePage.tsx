import { caseOfService, servicePath } from 'shared-content/content';
import { BelowFold, Breadcrumbs, CallToAction, Container, site, styled, text } from 'shared-content/ui';
import { ArrowLink } from '../../components/ArrowLink';
import { SceneHero } from '../../components/drawing/SceneHero';
import { TrialHero } from '../../components/services/exhibits/TrialHero';
import { ServiceBlocks } from '../../components/services/ServiceBlocks';
import { aboutSubject } from '../../content/aboutSubject';
import type { ServicePageContent } from '../../content/service.contract';
import { serviceLabels } from '../../content/serviceLabels';
import { waters } from '../../content/waters';

interface ServicePageProps {
  content: ServicePageContent;
}

// Where the title begins with the page's name, the breadcrumbs repeat it for screen readers only.
const Shortened = styled('div')({
  '& li:last-child': { position: 'absolute', clipPath: 'inset(50%)', whiteSpace: 'nowrap' },
});

/** Headline, pitch, buttons, and the service in use: drawn, or for the reader to try. */
function PageHero({ content: { entry, hero } }: ServicePageProps) {
  const { title, pitch, actions } = hero;
  const trail = [serviceLabels.overviewCrumb, { name: entry.name, path: servicePath(entry) }];
  const named = entry.name.split(' ').every((word) => title.includes(word));
  const crumbs = <Breadcrumbs trail={trail} />;
  const words = {
    before: named ? crumbs : <Shortened>{crumbs}</Shortened>,
    ...(!named && { topic: entry.name }),
    title,
    lead: pitch,
    actions: aboutSubject(actions, entry.slug),
    accent: entry.accent,
    ground: entry.ground,
    scene: hero.scene,
  };
  return hero.trial ? <TrialHero {...words} trial={hero.trial} /> : <SceneHero {...words} />;
}

const Row = styled('nav')(({ theme }) => ({
  display: 'grid',
  gap: '8px 40px',
  alignItems: 'center',
  paddingBlock: 24,
  borderTop: `1px solid ${site.palette.hairline}`,
  '& > h2': { ...text('label'), fontSize: '0.9375rem', color: site.palette.muted },
  '& > ul': { display: 'flex', flexWrap: 'wrap', gap: '0 32px' },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '11rem 1fr' },
}));

/** Quiet lines of links: to services that go with this one, and to a case study where there is one. */
function RelatedServices({ content: { entry: own, related } }: ServicePageProps) {
  const study = caseOfService[own.slug];
  return (
    <Container>
      <Row aria-labelledby="related-services">
        <h2 id="related-services">{serviceLabels.related}</h2>
        <ul>
          {related.map((entry) => (
            <li key={entry.slug}>
              <ArrowLink to={servicePath(entry)}>{entry.name}</ArrowLink>
            </li>
          ))}
        </ul>
      </Row>
      {study && (
        <Row aria-labelledby="named-case">
          <h2 id="named-case">{serviceLabels.study}</h2>
          <ArrowLink to={study.path}>{serviceLabels.getStudy(study.client)}</ArrowLink>
        </Row>
      )}
    </Container>
  );
}

/** The page of one service. Its content decides on the blocks and their looks. */
export function ServicePage({ content }: ServicePageProps) {
  const { entry, blocks, closing } = content;
  return (
    <>
      <PageHero content={content} />
      <BelowFold>
        <ServiceBlocks blocks={blocks} accent={entry.accent} />
        <RelatedServices content={content} />
        <CallToAction
          water={waters[entry.ground]}
          {...closing}
          actions={aboutSubject(closing.actions, entry.slug)}
        />
      </BelowFold>
    </>
  );
}

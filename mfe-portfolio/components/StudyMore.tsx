import { projectPath, servicePath } from 'shared-content/content';
import { TextLink, site, styled, text } from 'shared-content/ui';
import type { CaseStudy } from '../content/CaseStudy';
import { caseStudiesPage } from '../content/caseStudiesPage';

const Row = styled('div')({
  ...text('small'),
  gridArea: 'o',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '4px 24px',
  color: site.palette.muted,
});
const Links = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 24px',
  '& a': { display: 'inline-block', paddingBlock: 8 },
});

/** Links to the project and the services behind a study. */
export function StudyMore({ study: { id, client, services } }: { study: CaseStudy }) {
  return (
    <Row>
      <p>{caseStudiesPage.parts.more}</p>
      <Links>
        <li>
          <TextLink to={projectPath(id)}>{caseStudiesPage.inGallery(client)}</TextLink>
        </li>
        {services.map((service) => (
          <li key={service.slug}>
            <TextLink to={servicePath(service)}>{service.name}</TextLink>
          </li>
        ))}
      </Links>
    </Row>
  );
}

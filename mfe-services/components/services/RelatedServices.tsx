import { caseOfService, type ServiceEntry, servicePath } from 'shared-content/content';
import { Container, site, styled, text } from 'shared-content/ui';
import { serviceLabels } from '../../content/serviceLabels';
import { ArrowLink } from '../ArrowLink';

const Row = styled('nav')(({ theme }) => ({
  display: 'grid',
  gap: '8px 40px',
  alignItems: 'center',
  paddingBlock: 24,
  borderTop: `1px solid ${site.palette.hairline}`,
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '11rem 1fr' },
}));
const Label = styled('h2')({ ...text('label'), fontSize: '0.9375rem', color: site.palette.muted });
const List = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 32px',
  [theme.breakpoints.down('sm')]: { flexDirection: 'column' },
}));
interface RelatedServicesProps {
  /** The service of this page. */
  entry: ServiceEntry;
  services: readonly ServiceEntry[];
}

/** Quiet lines of links: to services that go with this one, and to a case study where there is one. */
export function RelatedServices({ entry: own, services }: RelatedServicesProps) {
  const study = caseOfService[own.slug];
  return (
    <Container>
      <Row aria-labelledby="related-services">
        <Label id="related-services">{serviceLabels.related}</Label>
        <List>
          {services.map((entry) => (
            <li key={entry.slug}>
              <ArrowLink to={servicePath(entry)}>{entry.name}</ArrowLink>
            </li>
          ))}
        </List>
      </Row>
      {study && (
        <Row aria-labelledby="named-case">
          <Label id="named-case">{serviceLabels.study}</Label>
          <ArrowLink to={study.path}>{serviceLabels.getStudy(study.client)}</ArrowLink>
        </Row>
      )}
    </Container>
  );
}

import { servicePath } from 'shared-content/content';
import { Actions, Bento, LinkCard, Reveal, Section, SectionHeading, styled } from 'shared-content/ui';
import { coreServices, coreServicesHeading as heading } from '../../content/coreServices';
import { ServiceDrawing } from './drawings/ServiceDrawing';

const Foot = styled('div')({ marginTop: 40 });

/** Six core services; the first and the last are wide and carry a drawing. */
export function CoreServices() {
  return (
    <Section tone="raised" labelledBy="core-services">
      <SectionHeading id="core-services" title={heading.title} lead={heading.lead} align="split" />
      <Bento rhythm="edges">
        {coreServices.map(({ service, text }, index) => (
          <Reveal key={service.slug} index={index}>
            <LinkCard title={service.name} text={text} to={servicePath(service)} accent={service.accent}>
              <ServiceDrawing slug={service.slug} accent={service.accent} />
            </LinkCard>
          </Reveal>
        ))}
      </Bento>
      <Foot>
        <Actions actions={[{ ...heading.all, look: 'secondary' }]} />
      </Foot>
    </Section>
  );
}

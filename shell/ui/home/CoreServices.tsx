import { servicePath } from 'shared-content/content';
import { Actions, LinkCard, Reveal, Section, SectionHeading, styled } from 'shared-content/ui';
import { coreServices, coreServicesHeading as heading } from '../../content/coreServices';
import { ServiceDrawing } from './drawings/ServiceDrawing';

// Two, three, one: the first of each row is what most visitors come for.
const Wall = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 20,
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
    '& > *': { gridColumn: 'span 4' },
    '& > *:nth-of-type(1)': { gridColumn: 'span 7' },
    '& > *:nth-of-type(2)': { gridColumn: 'span 5' },
    '& > *:nth-of-type(6)': { gridColumn: '1 / -1' },
  },
}));
const Foot = styled('div')({ marginTop: 40 });

/** Six core services, each with a drawing of what it makes. */
export function CoreServices() {
  return (
    <Section tone="raised" labelledBy="core-services">
      <SectionHeading id="core-services" title={heading.title} lead={heading.lead} align="split" />
      <Wall>
        {coreServices.map(({ service, text, drawing }, index) => (
          <Reveal key={service.slug} index={index}>
            <LinkCard
              title={service.name}
              text={text}
              to={servicePath(service)}
              accent={service.accent}
              layout={index === coreServices.length - 1 ? 'row' : 'stack'}
              media={<ServiceDrawing drawing={drawing} accent={service.accent} />}
            />
          </Reveal>
        ))}
      </Wall>
      <Foot>
        <Actions actions={[{ ...heading.all, look: 'secondary' }]} />
      </Foot>
    </Section>
  );
}

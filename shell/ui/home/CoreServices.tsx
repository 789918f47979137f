import { servicePath } from 'shared-content/content';
import { LinkCard, Reveal, Section, styled } from 'shared-content/ui';
import { coreServices, coreServicesHeading as heading } from '../../content/coreServices';
import { HeadingRow } from './HeadingRow';

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
const Shot = styled('img')({
  width: '100%',
  height: '100%',
  minHeight: 216,
  maxHeight: 330,
  objectFit: 'cover',
  objectPosition: '0 0',
});

/** Six core services, each at work. */
export function CoreServices() {
  return (
    <Section tone="raised" labelledBy="core-services">
      <HeadingRow id="core-services" title={heading.title} lead={heading.lead} action={heading.all} />
      <Wall>
        {coreServices.map(({ service, text, picture }, index) => (
          <Reveal key={service.slug} index={index}>
            <LinkCard
              title={service.name}
              text={text}
              to={servicePath(service)}
              accent={service.accent}
              layout={index === coreServices.length - 1 ? 'row' : 'stack'}
              media={<Shot src={picture} alt="" width={400} height={230} loading="lazy" decoding="async" />}
            />
          </Reveal>
        ))}
      </Wall>
    </Section>
  );
}

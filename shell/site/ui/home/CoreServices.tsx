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
    '& > *:nth-of-type(2)': { gridColumn: 'span 5', '& picture': { height: 320 } },
    '& > *:nth-of-type(6)': { gridColumn: '1 / -1' },
  },
}));
// Never smaller than drawn: what is written in a picture stays legible.
const Shot = styled('picture')<{ large: boolean }>(({ large, theme }) => ({
  display: 'block',
  height: 216,
  overflow: 'clip',
  '& > img': { width: '100%', height: '100%', objectFit: 'cover', objectPosition: '0 0' },
  ...(large && {
    [theme.breakpoints.up('md')]: {
      display: 'flex',
      justifyContent: 'center',
      height: 320,
      '& > img': { flex: 'none', width: 560, maxWidth: 'none', height: 480 },
    },
  }),
}));

/** Six core services, each at work. */
export function CoreServices() {
  return (
    <Section tone="raised" labelledBy="core-services">
      <HeadingRow id="core-services" title={heading.title} lead={heading.lead} action={heading.all} />
      <Wall>
        {coreServices.map(({ service, text, picture, large }, index) => (
          <Reveal key={service.slug} index={index}>
            <LinkCard
              title={service.name}
              text={text}
              to={servicePath(service)}
              accent={service.accent}
              layout={index === coreServices.length - 1 ? 'row' : 'stack'}
              media={
                <Shot large={Boolean(large)}>
                  {large && <source media="(min-width: 900px)" srcSet={large} width={560} height={480} />}
                  <img src={picture} alt="" width={400} height={230} loading="lazy" decoding="async" />
                </Shot>
              }
            />
          </Reveal>
        ))}
      </Wall>
    </Section>
  );
}

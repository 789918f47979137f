import { Actions, Reveal, Section, SectionHeading, styled } from 'shared-content/ui';
import { featuredHeading as heading, featuredProjects } from '../../content/featuredProjects';
import { FeaturedProjectCard } from './FeaturedProjectCard';

const Layout = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 20,
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > :nth-of-type(1)': { gridColumn: '1 / -1' },
  },
}));
const Foot = styled('div')({ marginTop: 40 });

/** Three projects: one wide, two beside each other. */
export function FeaturedProjects() {
  return (
    <Section labelledBy="featured">
      <SectionHeading id="featured" title={heading.title} lead={heading.lead} />
      <Layout>
        {featuredProjects.map((project, index) => (
          <Reveal key={project.title} index={index}>
            <FeaturedProjectCard project={project} wide={index === 0} />
          </Reveal>
        ))}
      </Layout>
      <Foot>
        <Actions actions={[{ ...heading.action, look: 'secondary' }]} />
      </Foot>
    </Section>
  );
}

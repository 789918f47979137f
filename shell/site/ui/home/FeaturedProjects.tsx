import { Reveal, Section, styled } from 'shared-content/ui';
import { featuredHeading as heading, featuredProjects } from '../../content/featuredProjects';
import { FeaturedProjectCard } from './FeaturedProjectCard';
import { HeadingRow } from './HeadingRow';

const Layout = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 20,
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > :nth-of-type(1)': { gridColumn: '1 / -1' },
  },
}));

/** Three projects: one wide, two side by side. */
export function FeaturedProjects() {
  return (
    <Section labelledBy="featured">
      <HeadingRow id="featured" title={heading.title} lead={heading.lead} action={heading.action} />
      <Layout>
        {featuredProjects.map((project, index) => (
          <Reveal key={project.title} index={index}>
            <FeaturedProjectCard project={project} wide={index === 0} />
          </Reveal>
        ))}
      </Layout>
    </Section>
  );
}

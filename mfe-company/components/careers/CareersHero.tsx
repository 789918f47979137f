import { ButtonLink, Hero, buttonStyle, styled } from 'shared-content/ui';
import { careers } from '../../content/careers';
import { DayCard } from './DayCard';

const Words = styled('span')({ display: 'grid', gap: 32 });
const Row = styled('span')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  [theme.breakpoints.down('sm')]: { '& > a': { flex: '1 1 100%' } },
}));
// A plain anchor: the browser moves the view and the focus to a place on the page by itself.
const Anchor = styled('a')(buttonStyle('primary'));

/** The first screen: what working here is like, and the two ways on. */
export function CareersHero() {
  const { title, lead, openings, contact } = careers.hero;
  return (
    <Hero
      title={title}
      accent="jade"
      lead={
        <Words>
          <span>{lead}</span>
          <Row>
            <Anchor href={openings.to}>{openings.label}</Anchor>
            <ButtonLink to={contact.to} look="secondary">
              {contact.label}
            </ButtonLink>
          </Row>
        </Words>
      }
      media={<DayCard />}
    />
  );
}

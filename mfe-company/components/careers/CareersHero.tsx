import { Breadcrumbs, ButtonLink, Hero, Portrait, buttonStyle, site, styled } from 'shared-content/ui';
import { careers } from '../../content/careers';
import { team } from '../../content/team';
import { DayCard } from './DayCard';

const Words = styled('span')({ display: 'grid', gap: 32 });
const Row = styled('span')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  [theme.breakpoints.down('sm')]: { '& > a': { flex: '1 1 100%' } },
}));
// Faces of the team, without overlap: hair as dark as the page would seem to cut into the face behind it.
const Faces = styled('span')({
  display: 'flex',
  gap: 8,
  // The pictures shrink together where the window has no room for all six.
  '& img': {
    width: 52,
    minWidth: 0,
    height: 'auto',
    aspectRatio: '1',
    boxShadow: `0 0 0 1px ${site.palette.hairlineStrong}`,
  },
});
// The title follows the breadcrumbs and aligns with the top of the day card beside it.
const First = styled('div')({ '& div:has(> h1)': { alignSelf: 'start' } });
// A plain anchor: the browser itself moves view and focus to a fragment.
const Anchor = styled('a')(buttonStyle('primary'));

/** The hero: what working here is like, and two links onward. */
export function CareersHero() {
  const { title, lead, openings, contact } = careers.hero;
  return (
    <First>
      <Hero
        before={<Breadcrumbs trail={[{ name: 'Careers', path: '/careers' }]} />}
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
            <Faces>
              {team.slice(1, 7).map(({ slug, image }) => (
                <Portrait key={slug} src={image} alt="" width={480} height={560} />
              ))}
            </Faces>
          </Words>
        }
        media={<DayCard />}
      />
    </First>
  );
}

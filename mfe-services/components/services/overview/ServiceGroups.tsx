import { Container, SectionHeading, styled } from 'shared-content/ui';
import type { ServiceGroup } from '../../../content/groupServices';
import { serviceCards } from '../../../content/serviceCards';
import { servicesOverview } from '../../../content/servicesOverview';
import { ServiceCards } from './ServiceCards';
import { TeamBand } from './TeamBand';

// Closer than other sections, because the groups are one list. A light band ends the group itself.
const Band = styled('section')({
  paddingBlock: 'clamp(40px, 4vw, 56px)',
  '&:has(> section)': { paddingBottom: 0 },
  '& > section': { marginTop: 'clamp(56px, 5.6vw, 80px)' },
  '& [data-heading]': { marginBottom: 'clamp(24px, 3vw, 36px)' },
});

/** The fragment of a group's heading: “AI & Analytics” → `ai-analytics`. */
export const groupId = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

const isLinked = (slug: string) => serviceCards.get(slug)?.linked !== false;

/** All services, one band per field. The card that is no link is at its group's end, above the link to its page. */
export function ServiceGroups({ groups }: { groups: readonly ServiceGroup[] }) {
  return groups.map(({ title, heads }, index) => (
    <Band key={title} aria-labelledby={groupId(title)}>
      <Container>
        <SectionHeading
          title={title}
          id={groupId(title)}
          lead={servicesOverview.groups[title]}
          align="split"
        />
        <ServiceCards heads={heads.filter(({ entry }) => isLinked(entry.slug))} group={index} />
      </Container>
      {heads.map(({ entry }) => {
        const card = serviceCards.get(entry.slug);
        return card?.linked === false && <TeamBand key={entry.slug} entry={entry} card={card} />;
      })}
    </Band>
  ));
}

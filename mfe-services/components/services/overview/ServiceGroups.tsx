import { Fragment } from 'react';
import { Container, SectionHeading, styled } from 'shared-content/ui';
import type { ServiceGroup } from '../../../content/groupServices';
import { serviceCards } from '../../../content/serviceCards';
import { servicesOverview } from '../../../content/servicesOverview';
import { ServiceCards } from './ServiceCards';
import { TeamBand } from './TeamBand';

// Closer than sections elsewhere: the groups are one list.
const Band = styled('section')({ paddingBlock: 'clamp(48px, 5.6vw, 80px)' });

/** The fragment of a group's heading: “AI & Analytics” → `ai-analytics`. */
export const groupId = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** All services, a band for each field; below the one that holds the unlinked card, the way to its page. */
export function ServiceGroups({ groups }: { groups: readonly ServiceGroup[] }) {
  return groups.map(({ title, heads }, index) => (
    <Fragment key={title}>
      <Band aria-labelledby={groupId(title)}>
        <Container>
          <SectionHeading
            title={title}
            id={groupId(title)}
            lead={servicesOverview.groups[title]}
            align="split"
          />
          <ServiceCards heads={heads} group={index} />
        </Container>
      </Band>
      {heads.some(({ entry }) => serviceCards.get(entry.slug)?.linked === false) && <TeamBand />}
    </Fragment>
  ));
}

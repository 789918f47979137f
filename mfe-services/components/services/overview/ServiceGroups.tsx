import { Fragment } from 'react';
import { Section, SectionHeading } from 'shared-content/ui';
import type { ServiceGroup } from '../../../content/groupServices';
import { serviceCards } from '../../../content/serviceCards';
import { servicesOverview } from '../../../content/servicesOverview';
import { groupId } from './groupId';
import { ServiceCards } from './ServiceCards';
import { TeamBand } from './TeamBand';

/** All services, a band for each field; below the one that holds the unlinked card, the way to its page. */
export function ServiceGroups({ groups }: { groups: readonly ServiceGroup[] }) {
  return groups.map(({ title, heads }, index) => (
    <Fragment key={title}>
      <Section labelledBy={groupId(title)}>
        <SectionHeading
          title={title}
          id={groupId(title)}
          lead={servicesOverview.groups[title]}
          align="split"
        />
        <ServiceCards heads={heads} flipped={index % 2 === 1} />
      </Section>
      {heads.some(({ entry }) => serviceCards.get(entry.slug)?.linked === false) && <TeamBand />}
    </Fragment>
  ));
}

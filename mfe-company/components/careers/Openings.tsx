import { Section, SectionHeading, styled } from 'shared-content/ui';
import { careers } from '../../content/careers';
import { openings } from '../../content/openings';
import { OpeningCard } from './OpeningCard';

const List = styled('div')({ display: 'grid', gap: 32 });

/** The open roles, each in full. */
export function Openings() {
  return (
    <Section id="openings" tone="raised" labelledBy="openings-title">
      <SectionHeading id="openings-title" title={careers.openings.title} lead={careers.openings.lead} />
      <List>
        {openings.map((opening) => (
          <OpeningCard key={opening.id} opening={opening} />
        ))}
      </List>
    </Section>
  );
}

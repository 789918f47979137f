import { Section, SectionHeading, styled } from 'shared-content/ui';
import { careers } from '../../content/careers';
import { openings } from '../../content/openings';
import { OpeningCard } from './OpeningCard';

// Beside each other, so that one reader sees at once which of them is meant for them.
const List = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 20,
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', alignItems: 'start' },
}));

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

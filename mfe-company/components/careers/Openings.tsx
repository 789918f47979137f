import { Section, SectionHeading, styled } from 'shared-content/ui';
import { careers } from '../../content/careers';
import { openings } from '../../content/openings';
import { OpeningCard } from './OpeningCard';

// One below the other, with pictures on alternating sides.
const List = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 20,
  [theme.breakpoints.up('md')]: {
    '& > :nth-of-type(even) article': {
      gridTemplateColumns: '5fr 7fr',
      '& > img': { order: -1 },
    },
  },
}));

/** The open roles in full. */
export function Openings() {
  return (
    <Section id="openings" tone="raised" labelledBy="openings-title">
      <SectionHeading
        id="openings-title"
        title={careers.openings.title}
        lead={careers.openings.lead}
        align="split"
      />
      <List>
        {openings.map((opening) => (
          <OpeningCard key={opening.id} opening={opening} />
        ))}
      </List>
    </Section>
  );
}

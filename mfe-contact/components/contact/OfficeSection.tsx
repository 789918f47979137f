import { Section, SectionHeading, site, styled } from 'shared-content/ui';
import { office } from '../../content/office';
import { OfficeFacts } from './OfficeFacts';
import { OfficeMap } from './OfficeMap';

const headingId = 'office';

// The facts are beside the map; above it on a phone or tablet. In between, the map is kept narrow: a little wider,
// its edges would cut the names of highway and lake.
const Stage = styled('div')(({ theme }) => ({
  display: 'grid',
  overflow: 'clip',
  border: `1px solid ${site.palette.hairline}`,
  borderRadius: site.scale.radius.large,
  background: site.palette.raised,
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(340px, 1fr) minmax(0, 600px)' },
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)' },
}));

/** Where and when to find us: address, hours, contact information and the map. */
export function OfficeSection() {
  return (
    <Section tone="raised" labelledBy={headingId}>
      <SectionHeading id={headingId} title={office.title} lead={office.lead} align="split" />
      <Stage>
        <OfficeFacts />
        <OfficeMap />
      </Stage>
    </Section>
  );
}

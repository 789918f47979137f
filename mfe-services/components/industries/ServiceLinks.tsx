import { type ServiceEntry, servicePath } from 'shared-content/content';
import { type Accent, site, styled, text } from 'shared-content/ui';
import { industryLabels } from '../../content/industries/industryLabels';
import { ArrowLink } from '../ArrowLink';

const Wrap = styled('div')({ paddingTop: 16, borderTop: `1px solid ${site.palette.hairline}` });
const Label = styled('p')({ ...text('small'), fontWeight: 550, color: site.palette.muted, marginBottom: 8 });
const List = styled('ul')<{ tint: string }>(({ tint }) => ({
  '--tint': tint,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(220px, 100%), 1fr))',
  columnGap: 24,
}));

/** The services that this field orders most, as links. */
export const ServiceLinks = ({ services, accent }: { services: readonly ServiceEntry[]; accent: Accent }) => (
  <Wrap>
    <Label id="services-behind">{industryLabels.services}</Label>
    <List tint={site.ramp[accent]} aria-labelledby="services-behind">
      {services.map((entry) => (
        <li key={entry.slug}>
          <ArrowLink to={servicePath(entry)}>{entry.name}</ArrowLink>
        </li>
      ))}
    </List>
  </Wrap>
);

import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import { type ServiceEntry, servicePath } from 'shared-content/content';
import { type Accent, Link, site, styled, text } from 'shared-content/ui';
import { industryLabels } from '../../content/industries/industryLabels';

const Wrap = styled('div')({ paddingTop: 16, borderTop: `1px solid ${site.palette.hairline}` });
const Label = styled('p')({ ...text('small'), fontWeight: 550, color: site.palette.muted, marginBottom: 8 });
const List = styled('ul')<{ accent: Accent }>(({ accent }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(220px, 100%), 1fr))',
  columnGap: 24,
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 6,
    minHeight: 44,
    fontWeight: 550,
    textDecoration: 'none',
    transition: `color ${site.motion.hover}`,
  },
  '& a:hover': { color: site.ramp[accent] },
  '& svg': { width: 16, height: 16, color: site.ramp[accent] },
}));

/** The services that this field orders most, as links. */
export function ServiceLinks({ services, accent }: { services: readonly ServiceEntry[]; accent: Accent }) {
  return (
    <Wrap>
      <Label id="services-behind">{industryLabels.services}</Label>
      <List accent={accent} aria-labelledby="services-behind">
        {services.map((entry) => (
          <li key={entry.slug}>
            <Link to={servicePath(entry)}>
              {entry.name}
              <ArrowUpRight />
            </Link>
          </li>
        ))}
      </List>
    </Wrap>
  );
}

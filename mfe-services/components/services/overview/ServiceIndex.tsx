import { site, styled, text, TextLink } from 'shared-content/ui';
import type { ServiceGroup } from '../../../content/groupServices';
import { servicesOverview } from '../../../content/servicesOverview';
import { groupId } from './ServiceGroups';

const Row = styled('li')({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: '2px 24px',
  alignItems: 'baseline',
  paddingBlock: 18,
  borderTop: `1px solid ${site.palette.hairlineStrong}`,
  '& a': { ...text('h3'), color: site.palette.text, textDecoration: 'none', paddingBlock: 8 },
  '& a:hover': { color: site.palette.jadeLight },
});
const Count = styled('span')({
  ...text('small'),
  color: site.palette.jade,
  fontVariantNumeric: 'tabular-nums',
});
const Names = styled('p')({ ...text('small'), gridColumn: '1 / -1', color: site.palette.muted });

// Keeps clear of the waterline, which the hero draws at its content's end.
const Fields = styled('ol')({ paddingBottom: 32 });

/** The four fields with their services; each links down the page. */
export function ServiceIndex({ groups }: { groups: readonly ServiceGroup[] }) {
  return (
    <nav aria-label={servicesOverview.indexLabel}>
      <Fields>
        {groups.map(({ title, heads }) => (
          <Row key={title}>
            <TextLink to={`#${groupId(title)}`}>{title}</TextLink>
            <Count aria-hidden="true">{heads.length}</Count>
            <Names>{heads.map(({ entry }) => entry.name).join(', ')}</Names>
          </Row>
        ))}
      </Fields>
    </nav>
  );
}

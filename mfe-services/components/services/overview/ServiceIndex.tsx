import { Container, site, styled, text, TextLink } from 'shared-content/ui';
import type { ServiceGroup } from '../../../content/groupServices';
import { servicesOverview } from '../../../content/servicesOverview';
import { groupId } from './ServiceGroups';

const Fields = styled('ol')(({ theme }) => ({
  display: 'grid',
  columnGap: 24,
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  '& > li': {
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    gap: '2px 24px',
    alignItems: 'baseline',
    alignContent: 'start',
    paddingBlock: 14,
    borderTop: `1px solid ${site.palette.hairlineStrong}`,
  },
  '& a': { ...text('h3'), color: site.palette.text, textDecoration: 'none', paddingBlock: 8 },
  '& a:hover': { color: site.palette.jadeLight },
  '& span, & p': text('small'),
  '& span': { color: site.palette.jade, fontVariantNumeric: 'tabular-nums' },
  '& p': { gridColumn: '1 / -1', color: site.palette.muted },
}));

/** The four fields with their services; each links down the page. */
export const ServiceIndex = ({ groups }: { groups: readonly ServiceGroup[] }) => (
  <Container>
    <nav aria-label={servicesOverview.indexLabel}>
      <Fields>
        {groups.map(({ title, heads }) => (
          <li key={title}>
            <TextLink to={`#${groupId(title)}`}>{title}</TextLink>
            <span aria-hidden="true">{heads.length}</span>
            <p>{heads.map(({ entry }) => entry.name).join(', ')}</p>
          </li>
        ))}
      </Fields>
    </nav>
  </Container>
);

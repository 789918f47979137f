import {
  BelowFold,
  Breadcrumbs,
  CallToAction,
  Container,
  ProcessLine,
  site,
  styled,
  text,
  TextLink,
} from 'shared-content/ui';
import tall from '../../assets/scenes/services-tall.avif';
import wide2x from '../../assets/scenes/services-wide-2x.avif';
import wide from '../../assets/scenes/services-wide.avif';
import { SceneHero } from '../../components/drawing/SceneHero';
import { BlockFrame } from '../../components/services/BlockFrame';
import { groupId, ServiceGroups } from '../../components/services/overview/ServiceGroups';
import { groupServices } from '../../content/groupServices';
import { serviceHeads } from '../../content/serviceHeads';
import { serviceLabels } from '../../content/serviceLabels';
import { servicesOverview } from '../../content/servicesOverview';
import { waters } from '../../content/waters';

const { hero, indexLabel, process, closing } = servicesOverview;
const scene = { wide, wide2x, tall, tallHeight: 410 };
const groups = groupServices([...serviceHeads.values()]);

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
const ServiceIndex = () => (
  <Container>
    <nav aria-label={indexLabel}>
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

/** /services: every service by field, the course of a project, and how to begin one. */
export function ServicesPage() {
  return (
    <>
      <SceneHero {...hero} before={<Breadcrumbs trail={[serviceLabels.overviewCrumb]} />} scene={scene} />
      <ServiceIndex />
      <BelowFold>
        <ServiceGroups groups={groups} />
        <BlockFrame block={{ ...process, tone: 'raised' }} id="process">
          <ProcessLine steps={process.steps} />
        </BlockFrame>
        <CallToAction {...closing} water={waters.fields} />
      </BelowFold>
    </>
  );
}

import {
  BelowFold,
  Breadcrumbs,
  CallToAction,
  CardText,
  CardTitle,
  Section,
  SectionHeading,
  site,
  Split,
  Stats,
  styled,
} from 'shared-content/ui';
import tall from '../../assets/scenes/industries-tall.avif';
import wide2x from '../../assets/scenes/industries-wide-2x.avif';
import wide from '../../assets/scenes/industries-wide.avif';
import { SceneHero } from '../../components/drawing/SceneHero';
import { IndustryCards } from '../../components/industries/IndustryCards';
import { overview } from '../../content/industries/overview';

const scene = { wide, wide2x, tall, tallHeight: 440 };
const { hero, why, closing } = overview;

const Heading = styled('div')(({ theme }) => ({
  [theme.breakpoints.up('md')]: { position: 'sticky', top: 120 },
}));
const Reasons = styled('ul')({
  display: 'grid',
  marginBottom: 'clamp(40px, 6vw, 80px)',
  '& > li': { display: 'grid', gap: 8, paddingBlock: 28 },
  '& > li + li': { borderTop: `1px solid ${site.palette.hairline}` },
  '& > li:first-of-type': { paddingTop: 0 },
});

/** /industries: the six fields, four reasons beside their heading, the company's figures. */
export function IndustriesPage() {
  return (
    <>
      <SceneHero
        {...hero}
        before={<Breadcrumbs trail={[{ name: hero.crumb, path: '/industries' }]} />}
        scene={scene}
      />
      <BelowFold>
        <IndustryCards />
        <Section tone="raised" labelledBy="why">
          <Split ratio="lead">
            <Heading>
              <SectionHeading id="why" title={why.title} />
            </Heading>
            <Reasons>
              {why.reasons.map(({ title, text }) => (
                <li key={title}>
                  <CardTitle>{title}</CardTitle>
                  <CardText>{text}</CardText>
                </li>
              ))}
            </Reasons>
          </Split>
          <Stats items={why.stats} note={why.statsNote} />
        </Section>
        <CallToAction {...closing} />
      </BelowFold>
    </>
  );
}

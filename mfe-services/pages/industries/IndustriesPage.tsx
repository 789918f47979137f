import {
  BelowFold,
  Breadcrumbs,
  CallToAction,
  CardText,
  CardTitle,
  Section,
  SectionHeading,
  site,
  Stats,
  styled,
} from 'shared-content/ui';
import tall from '../../assets/scenes/industries-tall.avif';
import wide2x from '../../assets/scenes/industries-wide-2x.avif';
import wide from '../../assets/scenes/industries-wide.avif';
import { SceneHero } from '../../components/drawing/SceneHero';
import { IndustryCards } from '../../components/industries/IndustryCards';
import { overview } from '../../content/industries/overview';
import { waters } from '../../content/waters';

const scene = { wide, wide2x, tall, tallHeight: 440 };
const { hero, why, closing } = overview;

const Reasons = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: 'clamp(20px, 2.6vw, 32px)',
  marginBottom: 'clamp(40px, 5vw, 64px)',
  '& > li': {
    display: 'grid',
    gap: 8,
    alignContent: 'start',
    paddingTop: 20,
    borderTop: `1px solid ${site.palette.hairlineStrong}`,
  },
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
}));

/** /industries: the six fields, four reasons, the company's figures. */
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
          <SectionHeading id="why" title={why.title} />
          <Reasons>
            {why.reasons.map(({ title, text }) => (
              <li key={title}>
                <CardTitle>{title}</CardTitle>
                <CardText>{text}</CardText>
              </li>
            ))}
          </Reasons>
          <Stats items={why.stats} note={why.statsNote} />
        </Section>
        <CallToAction {...closing} water={waters.fields} />
      </BelowFold>
    </>
  );
}

import {
  BelowFold,
  Breadcrumbs,
  CallToAction,
  CardText,
  ProcessLine,
  Section,
  SectionHeading,
  site,
  styled,
  text,
} from 'shared-content/ui';
import tall from '../../assets/scenes/products-tall.avif';
import wide2x from '../../assets/scenes/products-wide-2x.avif';
import wide from '../../assets/scenes/products-wide.avif';
import { CoreProducts } from '../../components/products/CoreProducts';
import { IndustryEditions } from '../../components/products/IndustryEditions';
import { SuccessHighlight } from '../../components/industries/SuccessHighlight';
import { SceneHero } from '../../components/drawing/SceneHero';
import { BlockFrame } from '../../components/services/BlockFrame';
import { productsContent } from '../../content/products/productsContent';
import type { Scene } from '../../content/scenes/scene.contract';
import { waters } from '../../content/waters';

const { hero, tiles, implementation, story, closing } = productsContent;
const scene: Scene = { wide, wide2x, tall, tallHeight: 440, span: 'page' };

const Promises = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: '40px 16px',
  // On a phone the two short figures are side by side, unless letters have twice the size.
  '@media (min-width: 20em)': {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > li:last-of-type': { gridColumn: '1 / -1' },
  },
  // The steps below belong to the promises, so less water separates them.
  marginBottom: 'clamp(-48px, -3vw, -16px)',
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: 0,
    '& > li:last-of-type': { gridColumn: 'auto' },
  },
}));
const Tile = styled('li')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  alignContent: 'start',
  paddingLeft: 'clamp(20px, 3vw, 40px)',
  borderLeft: `1px solid ${site.palette.hairlineStrong}`,
  [theme.breakpoints.up('md')]: { paddingRight: 32 },
}));
const PromiseTitle = styled('h3')({ display: 'grid', gap: 4 });
const Figure = styled('span')({ ...text('display'), color: site.palette.jade });
const Label = styled('span')(text('h3'));

/** The three promises of specification 2.15, figure first. */
function PromiseTiles() {
  return (
    <Section tone="lit" labelledBy="promises">
      <SectionHeading id="promises" title={tiles.title} />
      <Promises>
        {tiles.items.map(({ figure, label, text: body }) => (
          <Tile key={label}>
            <PromiseTitle>
              <Figure>{figure}</Figure> <Label>{label}</Label>
            </PromiseTitle>
            <CardText>{body}</CardText>
          </Tile>
        ))}
      </Promises>
    </Section>
  );
}

/** /products */
export function ProductsPage() {
  return (
    <>
      <SceneHero
        {...hero}
        before={<Breadcrumbs trail={[{ name: hero.crumb, path: '/products' }]} />}
        scene={scene}
      />
      <BelowFold>
        <CoreProducts />
        <IndustryEditions />
        <PromiseTiles />
        <BlockFrame block={implementation} id="implementation">
          <ProcessLine steps={implementation.steps} />
        </BlockFrame>
        <SuccessHighlight content={{ success: story }} topic={story.eyebrow} />
        <CallToAction {...closing} water={waters.board} />
      </BelowFold>
    </>
  );
}

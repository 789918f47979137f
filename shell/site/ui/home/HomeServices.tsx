import { servicePath } from 'shared-content/content';
import {
  Actions,
  ButtonLink,
  LinkCard,
  ProcessLine,
  Reveal,
  Section,
  SectionHeading,
  linkCardAccent,
  styled,
  swipeRow,
} from 'shared-content/ui';
import stages from '../../assets/water/stages-1280.avif';
import { approach } from '../../content/approach';
import { coreServices, coreServicesHeading as heading } from '../../content/coreServices';

const Row = styled('div')(({ theme }) => ({
  marginBottom: 'clamp(32px, 4vw, 56px)',
  '& > [data-heading]': { marginBottom: 24 },
  [theme.breakpoints.up('md')]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: 40,
    alignItems: 'end',
    '& > [data-heading]': { marginBottom: 0 },
  },
}));

interface HeadingRowProps {
  id: string;
  title: string;
  lead: string;
  action: { readonly label: string; readonly to: string };
}

/** A section's heading with a link to the full list at the right end of its row. */
export function HeadingRow({ id, title, lead, action }: HeadingRowProps) {
  return (
    <Row>
      <SectionHeading id={id} title={title} lead={lead} />
      <div>
        <ButtonLink to={action.to} look="secondary">
          {action.label}
        </ButtonLink>
      </div>
    </Row>
  );
}

const twoAbreast = '@media (min-width: 768px)';
// Windows in which the whole picture is wide enough for its text: in a stacked card, and beside the text of a row.
const room = {
  stack: '(min-width: 768px)',
  row: '(min-width: 768px) and (max-width: 899.95px), (min-width: 1200px)',
};
// Accents by position; jade needs none, as it is a card's default.
const accents = Object.fromEntries(
  coreServices.flatMap(({ service: { accent } }, index) =>
    accent === 'jade' ? [] : [[`& > :nth-of-type(${index + 1})`, linkCardAccent(accent)]],
  ),
);
// Rows of two, three and one card; in two columns one, two, two, one. The first of each row is what most visitors want.
const Wall = styled('div')(({ theme }) => ({
  ...accents,
  display: 'grid',
  gap: 12,
  // One row on a phone: six pictures below each other would be four screens of scrolling.
  '@media (max-width: 767.95px)': swipeRow(coreServices.length),
  // Two columns from the width at which a card is as wide as its picture.
  [twoAbreast]: {
    gap: 20,
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > :nth-of-type(1), & > :nth-of-type(6)': { gridColumn: '1 / -1' },
  },
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
    '& > *': { gridColumn: 'span 4' },
    '& > :nth-of-type(1)': { gridColumn: 'span 7' },
    '& > :nth-of-type(2)': { gridColumn: 'span 5' },
  },
  // This drawing is in the middle of its picture's height, and only the upper part shows here.
  [`@media ${room.row}`]: { '& > :nth-of-type(6) img': { marginTop: -40 } },
}));
// Nearly as large as drawn, so that text in a picture stays legible: on the smallest phones it fills the card's width.
// Elsewhere it keeps clear of the card's edges, and only its lower end sinks into the card.
const Shot = styled('picture')(({ theme }) => ({
  display: 'flex',
  justifyContent: 'center',
  alignItems: 'start',
  height: 264,
  padding: '8px clamp(0px, (100vw - 360px) * 0.4, 12px) 0',
  overflow: 'clip',
  maskImage: 'linear-gradient(#000 calc(100% - 56px), transparent calc(100% - 10px))',
  '& > img': { flex: 'none' },
  [twoAbreast]: { height: 332, paddingInline: 6 },
  [theme.breakpoints.up('lg')]: { paddingInline: 'var(--card-pad)' },
  // The smallest letters of the picture that is 350 px wide are 13 px here.
  '@media (min-width: 1440px)': {
    paddingInline: 0,
    '& > img:only-child': { width: 379, height: 'auto', maxWidth: 'none' },
  },
}));

/** Six core services, each with a picture of its use. */
export function CoreServices() {
  return (
    <Section tone="raised" labelledBy="core-services">
      <HeadingRow id="core-services" title={heading.title} lead={heading.lead} action={heading.all} />
      <Wall>
        {coreServices.map(({ service, text, picture, large }, index) => {
          const layout = index === coreServices.length - 1 ? 'row' : 'stack';
          return (
            <Reveal key={service.slug} index={index}>
              <LinkCard
                title={service.name}
                text={text}
                to={servicePath(service)}
                layout={layout}
                media={
                  <Shot>
                    {large && <source media={room[layout]} srcSet={large} width={640} height={549} />}
                    <img src={picture} alt="" width={350} height={400} loading="lazy" decoding="async" />
                  </Shot>
                }
              />
            </Reveal>
          );
        })}
      </Wall>
    </Section>
  );
}

// The picture shows a leaf, a bud, a half-open and an open flower, each above the middle of its step. Its water fades out.
const Water = styled('img')(({ theme }) => ({
  width: '100%',
  height: 'auto',
  marginBottom: 24,
  maskImage:
    'linear-gradient(90deg, transparent, #000 7% 84%, transparent), linear-gradient(transparent, #0003 12%, #000 34% 60%, #0003 88%, transparent)',
  WebkitMaskComposite: 'source-in', // Chrome and Edge before 120
  maskComposite: 'intersect',
  // In a narrow window each stage is beside its step instead.
  [theme.breakpoints.down('md')]: { display: 'none' },
  translate: '4.3% 0',
}));
// Extends into the gutters, which are at least a thirtieth of the content's width, and no further.
const Waterline = styled('div')(({ theme }) => ({
  overflow: 'clip',
  [theme.breakpoints.up('md')]: { marginInline: 'calc(-100% / 30)', marginTop: -40 },
}));
/** Positions of the four stages in the picture, as `object-position` in percent. */
const cuts = [1, 31, 60, 89];
const Steps = styled('div')(({ theme }) => ({
  [theme.breakpoints.down('md')]: {
    '& li': { paddingRight: 'clamp(92px, 30vw, 236px)', minHeight: 112 },
    '& li::after': {
      content: '""',
      position: 'absolute',
      inset: '-20px 0 auto auto',
      width: 'clamp(80px, 26vw, 220px)',
      height: 148,
      background: `url(${stages}) 0 30% / auto 190px`,
      maskImage: 'radial-gradient(closest-side, #000 52%, transparent)',
    },
    ...Object.fromEntries(
      cuts.map((left, step) => [`& li:nth-of-type(${step + 1})::after`, { backgroundPositionX: `${left}%` }]),
    ),
  },
}));
const Foot = styled('div')({ marginTop: 'clamp(40px, 5vw, 64px)' });

/** The four-step approach: a flower that opens, on its line. */
export function Approach() {
  return (
    <Section tone="raised" labelledBy="approach">
      <SectionHeading id="approach" title={approach.title} lead={approach.lead} />
      <Waterline>
        <Water src={stages} alt="" width={1280} height={350} loading="lazy" decoding="async" />
      </Waterline>
      <Steps>
        <ProcessLine steps={approach.steps} />
      </Steps>
      <Foot>
        <Actions actions={approach.actions} />
      </Foot>
    </Section>
  );
}

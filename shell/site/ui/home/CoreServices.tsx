import { servicePath } from 'shared-content/content';
import { LinkCard, Reveal, Section, linkCardAccent, styled, swipeRow } from 'shared-content/ui';
import { coreServices, coreServicesHeading as heading } from '../../content/coreServices';
import { HeadingRow } from './HeadingRow';

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
  // The place stands where the arrow does.
  '@media (max-width: 767.95px)': { ...swipeRow(coreServices.length), '& .arrow': { display: 'none' } },
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

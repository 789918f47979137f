import { Fragment } from 'react';
import { Container, Reveal, Section, SectionHeading, TextLink, site, styled } from 'shared-content/ui';
import { overview } from '../../content/industries/overview';
import { besideFrom } from '../drawing/CardPicture';
import { IndustryTile } from './IndustryTile';

// Rows of 7 + 5, 5 + 7 and 6 + 6 of twelve. The two cards without a page share the last row. In narrower windows all
// cards are equal: wide ones would be half empty beside neighbors whose text needs more lines.
const Rows = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 20,
  [besideFrom]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
    '& > *': { gridColumn: 'span 6' },
    '& > *:nth-of-type(1), & > *:nth-of-type(4)': { gridColumn: 'span 7' },
    '& > *:nth-of-type(2), & > *:nth-of-type(3)': { gridColumn: 'span 5' },
  },
}));

// Outside the section of the cards, two of which are no links, but close to it.
const Also = styled(Container)({
  marginTop: `calc(-0.6 * ${site.scale.section})`,
  paddingBottom: `calc(0.6 * ${site.scale.section})`,
  color: site.palette.muted,
});

/** The six industries of specification 2.7, and a contact for the two whose cards are no links. */
export function IndustryCards() {
  const { cards } = overview;
  return (
    <>
      <Section labelledBy="fields">
        <SectionHeading id="fields" title={cards.title} lead={cards.lead} align="split" />
        <Rows>
          {cards.items.map((card, index) => (
            <Reveal key={card.slug} index={index % 2}>
              <IndustryTile card={card} />
            </Reveal>
          ))}
        </Rows>
      </Section>
      <Also>
        <p>
          {cards.also.before}
          {cards.also.links.map(({ label, to }, index) => (
            <Fragment key={to}>
              {index > 0 && cards.also.between}
              <TextLink to={to}>{label}</TextLink>
            </Fragment>
          ))}
        </p>
      </Also>
    </>
  );
}

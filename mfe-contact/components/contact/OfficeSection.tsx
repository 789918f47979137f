'use client';

import { useState } from 'react';
import { company } from 'shared-content/content';
import { Section, SectionHeading, TextLink, buttonStyle, site, styled, text } from 'shared-content/ui';
import avif from '../../assets/map/office-1600.avif';
import webp from '../../assets/map/office-1600.webp';
import smallAvif from '../../assets/map/office-small-1200.avif';
import smallWebp from '../../assets/map/office-small-1200.webp';
import { office } from '../../content/office';
import { TimesList } from './TimesList';

const Wrap = styled('div')(({ theme }) => ({
  display: 'grid',
  alignContent: 'start',
  gap: 26,
  padding: 'clamp(24px, 2.6vw, 32px) clamp(24px, 3vw, 40px)',
  // The hours, the longest of the three, get a column of their own above the map.
  [theme.breakpoints.between('sm', 'md')]: {
    gridTemplate: 'auto 1fr / repeat(2, minmax(0, 1fr))',
    columnGap: 48,
    '& > :nth-of-type(2)': { gridColumn: 2, gridRow: '1 / span 2' },
  },
  [theme.breakpoints.up('md')]: { borderRight: `1px solid ${site.palette.hairline}` },
}));
const Term = styled('h3')({ ...text('label'), color: site.palette.jade, marginBottom: 8 });
const Address = styled('address')({ fontStyle: 'normal', '& span': { display: 'block' } });
const Note = styled('p')({ ...text('small'), color: site.palette.muted, marginTop: 8 });
const Lines = styled('ul')({ '& a': { display: 'inline-block', paddingBlock: 6 } });

/** Everything that the map cannot say, as text. */
function OfficeFacts() {
  return (
    <Wrap>
      <div>
        <Term>{office.addressTitle}</Term>
        <Address>
          {office.addressLines.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </Address>
        <Note as="div">
          <TextLink to={office.mapLink.to}>{office.mapLink.label}</TextLink>
        </Note>
      </div>
      <div>
        <Term>{office.hoursTitle}</Term>
        <TimesList
          rows={office.hours.map(({ days, hours }) => ({ name: days, text: hours }))}
          columns="minmax(0, 1fr) auto"
        />
        <Note>{office.hoursNote}</Note>
      </div>
      <div>
        <Term>{office.contactTitle}</Term>
        <Lines>
          <li>
            <TextLink to={`mailto:${company.email}`}>{company.email}</TextLink>
          </li>
          <li>
            <TextLink to={company.phone.href}>{company.phone.label}</TextLink>
          </li>
        </Lines>
      </div>
    </Wrap>
  );
}

// Where the map is below the facts, it has fewer pixels and larger letters.
const small = '(max-width: 899.95px)';

const Pane = styled('div')(({ theme }) => ({
  position: 'relative',
  isolation: 'isolate',
  height: 400,
  overflow: 'clip',
  '& img': { position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover' },
  // Close to the drawing's own ratio, so that no name is cut.
  [theme.breakpoints.up('sm')]: { height: 'max(400px, 62vw)' },
  [theme.breakpoints.up('md')]: { height: 'auto', minHeight: 640 },
}));

const Toggle = styled('button')({
  ...buttonStyle('secondary'),
  position: 'absolute',
  zIndex: 1,
  insetInlineStart: 20,
  insetBlockEnd: 20,
  background: site.palette.ink,
  '&:hover': { borderColor: site.palette.jade, background: site.palette.overlay },
  // Without JavaScript, the link to the map beside it takes over.
  '@media (scripting: none)': { display: 'none' },
});

// The provider's map is made for white pages, so its lights and darks are inverted here.
const Frame = styled('iframe')({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  border: 0,
  background: site.palette.text,
  filter: 'grayscale(1) invert(0.92) brightness(0.9) contrast(1.1)',
});

/** A drawn map that becomes the live one on request. Before that, no request goes to the map's provider. */
function OfficeMap() {
  const [live, setLive] = useState(false);
  return (
    <Pane>
      <picture>
        <source media={small} type="image/avif" srcSet={smallAvif} />
        <source media={small} srcSet={smallWebp} />
        <source type="image/avif" srcSet={avif} />
        <img src={webp} alt={office.mapDrawing} width={1600} height={1067} loading="lazy" decoding="async" />
      </picture>
      {live && (
        <Frame
          src={office.mapEmbedUrl}
          title={office.mapTitle}
          referrerPolicy="strict-origin-when-cross-origin"
        />
      )}
      <Toggle type="button" onClick={() => setLive(!live)}>
        {live ? office.hideMap : office.showMap}
      </Toggle>
    </Pane>
  );
}

// The facts are beside the map; above it on a phone or tablet. In between, the map is kept narrow: a little wider,
// its edges would cut the names of highway and lake.
const Stage = styled('div')(({ theme }) => ({
  display: 'grid',
  overflow: 'clip',
  border: `1px solid ${site.palette.hairline}`,
  borderRadius: site.scale.radius.large,
  background: site.palette.raised,
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(340px, 1fr) minmax(0, 600px)' },
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)' },
}));

/** Where and when to find us: address, hours, contact information and the map. */
export function OfficeSection() {
  return (
    <Section tone="raised" labelledBy="office">
      <SectionHeading id="office" title={office.title} lead={office.lead} />
      <Stage>
        <OfficeFacts />
        <OfficeMap />
      </Stage>
    </Section>
  );
}

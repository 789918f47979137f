'use client';

import { useEffect, useRef } from 'react';
import { chevron, island, site, styled, text } from 'shared-content/ui';
import { type LegalSection, legalWords } from '../../content/legal';
import { useCurrentSection } from './useCurrentSection';

const { palette, motion, scale } = site;

/** Media queries: windows with room for the contents beside a line of 60 letters, and narrower ones. */
export const width = { wide: '@media (min-width:720px)', narrow: '@media (max-width:719.95px)' } as const;

const List = styled('ol')({ ...text('small'), counterReset: 'toc' });
const Entry = styled('a')({
  display: 'grid',
  gridTemplateColumns: '1.75rem 1fr',
  padding: '7px 12px',
  borderLeft: `1px solid ${palette.hairlineStrong}`,
  color: palette.muted,
  textDecoration: 'none',
  transition: `color ${motion.hover}, border-color ${motion.hover}`,
  '&::before': {
    counterIncrement: 'toc',
    // Screen readers count the list themselves. The first value is for Firefox before 128 and Safari before 17.4.
    content: ['counter(toc)', 'counter(toc) / ""'],
    color: palette.fieldBorder,
  },
  '&:hover': { color: palette.text },
  '&[aria-current]': {
    color: palette.text,
    borderColor: palette.jade,
    boxShadow: `inset 1px 0 ${palette.jade}`,
    '&::before': { color: palette.jade },
  },
});

interface TocListProps {
  sections: readonly LegalSection[];
  current: number;
}

/** The sections as links; the current one is marked. */
function TocList({ sections, current }: TocListProps) {
  return (
    <List>
      {sections.map(({ id, title }, index) => (
        <li key={id}>
          <Entry href={`#${id}`} aria-current={index === current ? 'location' : undefined}>
            {title}
          </Entry>
        </li>
      ))}
    </List>
  );
}

const Wide = styled('nav')({
  display: 'none',
  [width.wide]: {
    display: 'block',
    position: 'sticky',
    top: `calc(${scale.headerCondensed} + 32px)`,
    maxHeight: `calc(100vh - ${scale.headerCondensed} - 64px)`,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
  },
  '@media print': { display: 'none' },
});
const Title = styled('p')({ ...text('label'), color: palette.text, marginBottom: 14 });

// On a phone the contents stay in reach: one line under the header that names the current section.
const Narrow = styled('nav')({
  position: 'sticky',
  top: scale.header,
  '@supports (animation-timeline: scroll())': { top: scale.headerCondensed },
  '@media (max-height: 256px)': { position: 'static' },
  zIndex: 2,
  marginInline: `calc(-1 * ${scale.gutter})`,
  background: palette.surface,
  borderBlock: `1px solid ${palette.hairline}`,
  '& ol': {
    maxHeight: '60vh',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    padding: `8px ${scale.gutter} 20px`,
  },
  '& ol a': { paddingBlock: 11 },
  [width.wide]: { display: 'none' },
  '@media print': { display: 'none' },
});
const Summary = styled('summary')({ ...chevron, minHeight: 52, paddingInline: scale.gutter });
const Where = styled('span')({ ...text('small'), display: 'grid', minWidth: 0 });
const Here = styled('span')({
  color: palette.jadeLight,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

/** The table of contents, which marks the current section: beside the text, or one line above it on a phone. */
export function LegalContents({ sections }: { sections: readonly LegalSection[] }) {
  const current = useCurrentSection(sections);
  const list = useRef<HTMLDetailsElement>(null);
  const close = () => list.current?.removeAttribute('open');

  // A reader may have opened the list and followed a link before hydration. When it closes above the reader, browsers
  // without scroll anchoring move the page.
  useEffect(() => {
    if (!location.hash || !list.current?.open) return;
    close();
    document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, []);

  return (
    <>
      <Wide {...island('scroll')} aria-label={legalWords.contents}>
        <Title>{legalWords.contents}</Title>
        <TocList sections={sections} current={current} />
      </Wide>
      <Narrow
        aria-label={legalWords.contents}
        onClick={(event) => {
          if ((event.target as Element).closest('a')) close();
        }}
      >
        <details ref={list}>
          <Summary>
            <Where>
              {legalWords.contents}
              <Here>{`${current + 1}. ${sections[current]?.title ?? ''}`}</Here>
            </Where>
          </Summary>
          <TocList sections={sections} current={current} />
        </details>
      </Narrow>
    </>
  );
}

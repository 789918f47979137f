import type { ReactNode } from 'react';
import { Container, site, styled } from 'shared-content/ui';

const { palette, scale } = site;

const Band = styled('section')({
  paddingBlock: scale.section,
  color: palette.paperInk,
  background: palette.paper,
  // Headings and paragraphs of the kit are made for the night.
  '& h2, & h3': { color: 'inherit' },
  '& p': { color: palette.paperMuted },
});

/** The one light band of a page, across the whole window. */
export function Daylight({ labelledBy, children }: { labelledBy?: string; children: ReactNode }) {
  return (
    <Band aria-labelledby={labelledBy}>
      <Container>{children}</Container>
    </Band>
  );
}

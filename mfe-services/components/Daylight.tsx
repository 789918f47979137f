import type { ReactNode } from 'react';
import { Container, site, styled } from 'shared-content/ui';

const { palette, scale } = site;

const Band = styled('section')({
  paddingBlock: scale.section,
  color: palette.paperInk,
  background: palette.paper,
});

/** The one light band of a page, across the whole window. What stands in it is set in the paper's colors. */
export function Daylight({ labelledBy, children }: { labelledBy: string; children: ReactNode }) {
  return (
    <Band aria-labelledby={labelledBy}>
      <Container>{children}</Container>
    </Band>
  );
}

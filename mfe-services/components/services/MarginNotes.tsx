import type { ReactNode } from 'react';
import { Container, site, styled, text } from 'shared-content/ui';
import { Column } from '../Column';

const Sheet = styled(Container)(({ theme }) => ({
  display: 'grid',
  gap: site.scale.section,
  paddingBlock: site.scale.section,
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'minmax(0, 1fr) 24rem', columnGap: 56 },
}));
const Margin = styled(Column)(({ theme }) => ({
  '& h2': text('h3'),
  '& [data-heading]': { marginBottom: 20 },
  [theme.breakpoints.down('lg')]: { gap: 48 },
  [theme.breakpoints.up('lg')]: { paddingLeft: 32, borderLeft: `1px solid ${site.palette.hairlineStrong}` },
}));

/** A worked example with notes in its margin, which follow it in narrower windows. */
export const MarginNotes = ({ notes, children }: { notes: ReactNode; children: ReactNode }) => (
  <Sheet>
    <Column>{children}</Column>
    <Margin>{notes}</Margin>
  </Sheet>
);

import type { ReactNode } from 'react';
import { type Accent, Container, site, styled, text } from 'shared-content/ui';
import { Column } from '../Column';

const sign = 40;
const Stop = styled('div')<{ tint: string }>(({ tint, theme }) => ({
  position: 'relative',
  display: 'grid',
  gap: 24,
  paddingTop: 'clamp(40px, 5vw, 72px)',
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: '10rem minmax(0, 1fr)',
    columnGap: 48,
    // The line through all signs.
    '&::before': {
      content: '""',
      position: 'absolute',
      inset: `0 auto 0 ${sign / 2}px`,
      borderLeft: `1px solid ${tint}66`,
    },
    '&:last-of-type': { paddingBottom: 'clamp(40px, 5vw, 72px)' },
  },
}));
const Sign = styled('p')<{ tint: string }>(({ tint, theme }) => ({
  ...text('label'),
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  color: tint,
  '& > b': {
    display: 'grid',
    placeItems: 'center',
    width: sign,
    height: sign,
    borderRadius: '50%',
    border: `1px solid ${tint}`,
    background: site.palette.ink,
  },
  [theme.breakpoints.up('lg')]: { position: 'sticky', top: 104, alignSelf: 'start' },
}));

interface StopsProps {
  accent: Accent;
  stops: readonly { readonly name: string; readonly work: ReactNode }[];
}

/** The course of a project down the page: each step with what the client sees of it. */
export function Stops({ accent, stops }: StopsProps) {
  const tint = site.ramp[accent];
  return (
    <Container>
      {stops.map(({ name, work }, index) => (
        <Stop key={name} tint={tint}>
          <Sign tint={tint}>
            <b>{index + 1}</b>
            {name}
          </Sign>
          <Column>{work}</Column>
        </Stop>
      ))}
    </Container>
  );
}

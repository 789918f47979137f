import { site, styled, swipeRow, text } from 'shared-content/ui';
import type { ExhibitViewProps } from '../../../content/exhibit.contract';
import { Code } from './Code';

// Heads of a row are as high as the highest, so that the lines begin together.
const lined = { gridRow: 'span 2', display: 'grid', gridTemplateRows: 'subgrid', rowGap: 0 } as const;
const pad = 'clamp(16px, 1.4vw, 28px)';

const List = styled('ol')(({ theme }) => ({
  display: 'grid',
  gap: 20,
  [theme.breakpoints.down('sm')]: swipeRow(3),
  // From left to right, as time passes.
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: 12 },
}));
const Slip = styled('li')(({ theme }) => ({
  ...lined,
  background: site.palette.ink,
  border: `1px solid ${site.palette.hairline}`,
  borderRadius: site.scale.radius.large,
  // On a phone its place stands above it.
  [theme.breakpoints.up('sm')]: { overflow: 'clip' },
  '& > p': {
    ...text('small'),
    fontSize: '0.9375rem',
    color: site.palette.muted,
    padding: `14px ${pad}`,
    borderBottom: `1px solid ${site.palette.hairline}`,
    // Translucent: the highlight of a step runs along the whole slip, below it.
    background: `${site.palette.text}08`,
  },
  '& > div': { padding: `20px ${pad}` },
}));
const From = styled('b')<{ tint: string }>(({ tint }) => ({
  ...text('label'),
  fontSize: '0.9375rem',
  display: 'block',
  color: tint,
}));

/** Messages between two systems, as sent over the network. */
export function ExchangeView({ exhibit: { messages }, accent }: ExhibitViewProps<'exchange'>) {
  const tint = site.ramp[accent];
  return (
    <List>
      {messages.map(({ from, note, lines }, index) => (
        <Slip key={from} data-step={index + 1}>
          <p>
            <From tint={index === 0 ? tint : site.palette.jade}>{from}</From>
            {note}
          </p>
          <div>
            <Code lines={lines} tint={tint} />
          </div>
        </Slip>
      ))}
    </List>
  );
}

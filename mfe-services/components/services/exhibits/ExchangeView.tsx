import { site, styled, text } from 'shared-content/ui';
import type { ExhibitViewProps } from './exhibitView.contract';

const List = styled('ol')(({ theme }) => ({
  display: 'grid',
  gap: 20,
  [theme.breakpoints.up('md')]: {
    // From left to right, as time goes by.
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  },
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: 12 },
}));
const Slip = styled('div')({
  background: site.palette.ink,
  border: `1px solid ${site.palette.hairline}`,
  borderRadius: site.scale.radius.large,
  overflow: 'clip',
  height: '100%',
});
const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2px 16px',
  alignItems: 'baseline',
  padding: '14px clamp(16px, 2vw, 28px)',
  borderBottom: `1px solid ${site.palette.hairline}`,
  background: site.palette.surface,
});
const From = styled('span')<{ tint: string }>(({ tint }) => ({ ...text('label'), color: tint }));
const Note = styled('span')({ ...text('small'), color: site.palette.muted });
const Code = styled('pre')({
  margin: 0,
  padding: '20px clamp(16px, 2vw, 28px)',
  fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, "Liberation Mono", monospace',
  fontSize: '0.875rem',
  lineHeight: 1.7,
  color: site.palette.text,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  // Else browsers set the words in another font than the lines, which then are higher than stated.
  '& > code': { font: 'inherit' },
});

/** Messages between two systems as they go over the wire. */
export function ExchangeView({ exhibit: { messages }, accent }: ExhibitViewProps<'exchange'>) {
  return (
    <List>
      {messages.map(({ from, note, lines }, index) => (
        <li key={from}>
          <Slip data-step={index + 1}>
            <Head>
              <From tint={index === 0 ? site.ramp[accent] : site.palette.jade}>{from}</From>
              <Note>{note}</Note>
            </Head>
            <Code>
              <code>{lines.join('\n')}</code>
            </Code>
          </Slip>
        </li>
      ))}
    </List>
  );
}

import { Fragment } from 'react';
import { site, styled, text } from 'shared-content/ui';
import codeFont from '../../../assets/type/code.woff2';
import type { ExhibitViewProps } from '../../../content/exhibit.contract';

const two = { gridRow: 'span 2', display: 'grid', gridTemplateRows: 'subgrid', rowGap: 0 } as const;

const List = styled('ol')(({ theme }) => ({
  display: 'grid',
  gap: 20,
  // Heads of a row are as high as its highest, so that the lines begin together.
  '& > li, & > li > div': two,
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
});
const Head = styled('div')({
  display: 'grid',
  gap: 2,
  alignContent: 'start',
  padding: '14px clamp(16px, 2vw, 28px)',
  borderBottom: `1px solid ${site.palette.hairline}`,
  // A veil: the mark of a step runs along the whole slip, below it.
  background: `${site.palette.text}08`,
});
const From = styled('span')<{ tint: string }>(({ tint }) => ({
  ...text('label'),
  fontSize: '0.9375rem',
  color: tint,
}));
const Note = styled('span')({ ...text('small'), fontSize: '0.9375rem', color: site.palette.muted });
const Code = styled('pre')<{ tint: string }>(({ tint }) => ({
  margin: 0,
  padding: '20px clamp(16px, 2vw, 28px)',
  // The face of the code in the drawings: JetBrains Mono, of which only ASCII is here. The others are as wide.
  '@font-face': {
    fontFamily: 'Code',
    fontDisplay: 'swap',
    src: `url(${codeFont}) format("woff2")`,
  },
  fontFamily: 'Code, ui-monospace, SFMono-Regular, Menlo, Consolas, "Liberation Mono", monospace',
  fontSize: '0.875rem',
  lineHeight: 1.7,
  color: site.palette.text,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  // Else browsers set the words in another font than the lines, which then are higher than stated.
  '& > code': { font: 'inherit' },
  '& b': { fontWeight: 'inherit', color: tint },
}));

/** Names of headers and fields, which stand in the accent. */
const names = /^([\w-]+(?=: )| *"\w+"(?=:))/;

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
            <Code tint={site.ramp[accent]}>
              <code>
                {lines.map((line, at) => {
                  const [name] = names.exec(line) ?? [''];
                  return (
                    <Fragment key={line + at}>
                      {name && <b>{name}</b>}
                      {`${line.slice(name.length)}\n`}
                    </Fragment>
                  );
                })}
              </code>
            </Code>
          </Slip>
        </li>
      ))}
    </List>
  );
}

import { Fragment } from 'react';
import { site, styled } from 'shared-content/ui';
import codeFont from '../../../assets/type/code.woff2';

const Block = styled('pre')<{ tint: string }>(({ tint }) => ({
  margin: 0,
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

/** Lines as they go over the wire, or as a machine prints them. */
export const Code = ({ lines, tint }: { lines: readonly string[]; tint: string }) => (
  <Block tint={tint}>
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
  </Block>
);

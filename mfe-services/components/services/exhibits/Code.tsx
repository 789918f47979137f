import { site, styled } from 'shared-content/ui';
import codeFont from '../../../assets/type/code.woff2';

const Block = styled('pre')<{ tint: string }>(({ tint }) => ({
  margin: 0,
  // The font of code in the drawings: JetBrains Mono, here with ASCII only. The fallbacks are equally wide.
  '@font-face': {
    fontFamily: 'Code',
    fontDisplay: 'swap',
    src: `url(${codeFont}) format("woff2")`,
  },
  fontFamily: 'Code, ui-monospace, SFMono-Regular, Menlo, Consolas, "Liberation Mono", monospace',
  // Three messages side by side have room for 33 letters a line.
  fontSize: 'clamp(0.8125rem, 0.73vw, 0.875rem)',
  lineHeight: 1.7,
  color: site.palette.text,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  // Otherwise browsers use another font for the text than for the line, which makes lines higher than set.
  '& > code': { font: 'inherit' },
  // What does not fit hangs below the line's start.
  '& > code > span': { display: 'block', paddingLeft: '2ch', textIndent: '-2ch' },
  '& b': { fontWeight: 'inherit', color: tint },
}));

/** Names of headers and fields, shown in the accent. */
const names = /^([\w-]+(?=: )| *"\w+"(?=:))/;

/** Lines as sent over the network, or as a machine prints them. */
export const Code = ({ lines, tint }: { lines: readonly string[]; tint: string }) => (
  <Block tint={tint}>
    <code>
      {lines.map((line, at) => {
        const [name] = names.exec(line) ?? [''];
        return (
          <span key={line + at}>
            {name && <b>{name}</b>}
            {`${line.slice(name.length)}\n`}
          </span>
        );
      })}
    </code>
  </Block>
);

/**
 * Lines of a text, split only at line feeds. readline also splits at carriage returns, and from Node 24 on at U+2028
 * and U+2029; rows of the database may contain all three.
 */
export async function* splitLines(text: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of text) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop()!;
    yield* lines;
  }
  if (rest !== '') yield rest;
}

/**
 * Translates a page as browsers do for readers of other languages: each text gets other words, in two elements of its own.
 * Runs in the page, so it has no closure. A text that is translated already stays as it is.
 */
export function translatePage(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    if (!text.data.trim() || text.parentElement?.closest('script, style, template, textarea, font')) continue;
    const outer = document.createElement('font');
    const inner = document.createElement('font');
    text.replaceWith(outer);
    outer.append(inner);
    inner.append(text.data.replace(/\p{L}+/gu, (word) => [...word].reverse().join('')));
  }
}

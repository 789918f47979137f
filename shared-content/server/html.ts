const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character]!);
}

/** Markup that is safe to send: from the `html` tag below, or of our own making. */
export class Html {
  constructor(readonly text: string) {}
}

type Part = Html | string | number | false | null | undefined | readonly Part[];

/** Markup with escaped values; inserted `Html` stays as it is. `false`, null and undefined are left out. */
export function html(strings: TemplateStringsArray, ...values: Part[]): Html {
  return new Html(
    strings.map((string, index) => string + (index < values.length ? render(values[index]) : '')).join(''),
  );
}

function render(part: Part): string {
  if (part instanceof Html) return part.text;
  if (Array.isArray(part)) return part.map(render).join('');
  return part === false || part === null || part === undefined ? '' : escapeHtml(String(part));
}

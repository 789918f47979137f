import { createHash } from 'node:crypto';
import type { Config } from './config';
import { escapeHtml } from './mail/html-page';

export type UnsubscribeState = 'subscribed' | 'left' | 'unknown';

const texts: Record<UnsubscribeState, { heading: string; text: string }> = {
  subscribed: { heading: 'Leave the newsletter?', text: 'One click and we stop writing to you.' },
  left: { heading: 'You have left the newsletter', text: 'We will not write to this address again.' },
  unknown: {
    heading: 'This link is no longer valid',
    text: 'Nobody is subscribed under it, so there is nothing to leave.',
  },
};

const style = `
  body { margin: 0; min-height: 100vh; display: grid; place-content: center; padding: 24px; box-sizing: border-box;
    background: #070d14; color: #eaf2f3; font: 17px/1.6 system-ui, sans-serif; }
  h1 { margin: 0 0 8px; font-size: 28px; line-height: 1.2; letter-spacing: -0.02em; }
  p { margin: 0 0 24px; color: #a9bcc4; }
  a { color: #3fd6b4; }
  button { min-height: 44px; padding: 0 24px; border: 0; border-radius: 8px; background: #3fd6b4; color: #07110f;
    font: inherit; font-weight: 600; cursor: pointer; }
  :focus-visible { outline: 2px solid #9af0dc; outline-offset: 3px; }
`;

/** No script, one style by its hash, and a form that can only go back to us. */
export const unsubscribePageCsp = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join('; ');

export function unsubscribePage(
  state: UnsubscribeState,
  { siteName, siteUrl }: Pick<Config, 'siteName' | 'siteUrl'>,
): string {
  const { heading, text } = texts[state];
  const action =
    state === 'subscribed' ? '<form method="post"><button type="submit">Unsubscribe</button></form>' : '';
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${heading} – ${escapeHtml(siteName)}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${heading}</h1>
<p>${text}</p>
${action}
<p><a href="${escapeHtml(siteUrl)}">${escapeHtml(siteName)}</a></p>
</main>
</body>
</html>
`;
}

import { getHashSource } from '../http/securityHeaders';

// Works before and after hydration, and on pages that a click mounts: React leaves attributes alone that it did not set.
const script = `navigator.sendBeacon=function(){return true};new MutationObserver(function(){document.querySelectorAll('form:not([inert]):not([method="dialog"])').forEach(function(form){form.inert=true})}).observe(document,{childList:true,subtree:true})`;
const style =
  'form[inert]::before{content:"This is a preview: its forms are closed.";display:block;padding:12px;border:2px dashed;font-weight:600}';
const head = `<meta name="robots" content="noindex"><style>${style}</style><script>${script}</script>`;

/** A policy with one more source in a directive, which falls back to default-src where it is left out (CSP Level 3). */
function addSource(policy: string, name: string, source: string): string {
  const directives = policy.split('; ');
  const own = directives.find((one) => one.startsWith(`${name} `));
  if (own) return policy.replace(own, `${own} ${source}`);
  const fallback = directives.find((one) => one.startsWith('default-src ')) ?? 'default-src';
  return `${policy}; ${fallback.replace('default-src', name)} ${source}`;
}

/**
 * Turns a document into one of a preview: search engines leave it out, its forms are closed and say so, and it sends no
 * telemetry.
 */
export function previewDocument(
  html: string,
  policy: string,
): { readonly html: string; readonly policy: string } {
  const withScript = addSource(policy, 'script-src', getHashSource(script));
  const withStyle = addSource(withScript, 'style-src', getHashSource(style));
  return {
    html: html.replace(/<head>(?:<meta charset="utf-8">)?/, (start) => start + head),
    policy: `${withStyle.replace(/; form-action [^;]*/, '')}; form-action 'none'`,
  };
}

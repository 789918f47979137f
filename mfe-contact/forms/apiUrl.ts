/**
 * Where the API answers: under `/api` of the page's own origin, or where the document says
 * (`<meta name="api-base" content="https://api.example.com/api">`, the value of PUBLIC_API_URL) when the site lies on a
 * static host.
 */
export function apiUrl(path: `/${string}`): string {
  const base = document.querySelector<HTMLMetaElement>('meta[name="api-base"]')?.content || '/api';
  return base.replace(/\/+$/, '') + path;
}

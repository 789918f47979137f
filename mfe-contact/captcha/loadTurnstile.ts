import type { Turnstile } from './turnstile.contract';

const timeLimit = 15_000;
let loading: Promise<Turnstile> | undefined;

function inject(scriptUrl: string): Promise<Turnstile> {
  const script = document.createElement('script');
  const url = new URL(scriptUrl, document.baseURI);
  url.searchParams.set('render', 'explicit');
  url.searchParams.set('onload', 'onTurnstileReady');
  script.src = url.href;
  script.async = true;
  return new Promise<Turnstile>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The captcha script did not come in time')), timeLimit);
    const settle = (finish: () => void) => {
      clearTimeout(timer);
      finish();
    };
    window.onTurnstileReady = () =>
      settle(() =>
        window.turnstile ? resolve(window.turnstile) : reject(new Error('The captcha script brought no API')),
      );
    script.onerror = () => settle(() => reject(new Error('The captcha script did not load')));
    document.head.append(script);
  }).catch((error: unknown) => {
    // Removed from the document, so that a retry requests it again.
    script.remove();
    throw error;
  });
}

/**
 * Loads the bot check's script once per document. A failure is forgotten, so that a retry loads it again. There is no
 * integrity attribute and no copy of our own: the provider changes the file and forbids both.
 */
export function loadTurnstile(scriptUrl: string): Promise<Turnstile> {
  if (window.turnstile) return Promise.resolve(window.turnstile);
  loading ??= inject(scriptUrl).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

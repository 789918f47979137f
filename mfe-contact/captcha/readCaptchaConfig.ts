import { apiUrl, callApi } from '../forms/callApi';

export interface CaptchaConfig {
  readonly scriptUrl: string;
  readonly siteKey: string;
}

/** Asks the API which bot check this deployment uses: neither key nor script address is built in. */
export async function readCaptchaConfig(): Promise<CaptchaConfig> {
  const { ok, body } = await callApi('/form-config');
  const { scriptUrl, siteKey } = (body.turnstile ?? {}) as Partial<Record<keyof CaptchaConfig, unknown>>;
  if (!ok || typeof scriptUrl !== 'string' || typeof siteKey !== 'string')
    throw new Error('/form-config named no captcha');
  // A path is one of the API's host, which may be another one than the page's.
  const api = new URL(apiUrl('/form-config'));
  return { scriptUrl: new URL(scriptUrl, api).href, siteKey };
}

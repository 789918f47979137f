import { apiUrl, callApi } from '../forms/callApi';

export interface CaptchaConfig {
  readonly scriptUrl: string;
  readonly siteKey: string;
}

/** Asks the API which bot check this deployment uses, because neither key nor script URL is built in. */
export async function readCaptchaConfig(): Promise<CaptchaConfig> {
  const { ok, body } = await callApi('/form-config');
  const { scriptUrl, siteKey } = (body.turnstile ?? {}) as Partial<Record<keyof CaptchaConfig, unknown>>;
  if (!ok || typeof scriptUrl !== 'string' || typeof siteKey !== 'string')
    throw new Error('/form-config named no captcha');
  // A path is relative to the API's host, which may differ from the page's.
  const api = new URL(apiUrl('/form-config'));
  return { scriptUrl: new URL(scriptUrl, api).href, siteKey };
}

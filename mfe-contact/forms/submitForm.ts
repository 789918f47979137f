import { callApi } from './callApi';

export interface SubmitResult {
  readonly success: boolean;
  /** The visitor's message: the server's text, or the form's own without one. */
  readonly message: string;
  /** Whether the server or the connection failed. The visitor cannot fix that, so another contact should be shown. */
  readonly ours: boolean;
  /** Whether the server asks for a captcha token with the same call. */
  readonly captcha?: boolean;
}

interface FormWords {
  readonly success: string;
  readonly failure: string;
}

const textFor = (value: unknown, otherwise: string): string =>
  typeof value === 'string' && value.trim() !== '' ? value : otherwise;

/** Sends a form and turns every outcome into a message; never throws. */
export async function submitForm(
  path: `/${string}`,
  call: { readonly body: object; readonly headers?: Readonly<Record<string, string>> },
  words: FormWords,
): Promise<SubmitResult> {
  try {
    const { ok, status, body } = await callApi(path, call);
    return ok && body.success === true
      ? { success: true, message: textFor(body.message, words.success), ours: false }
      : {
          success: false,
          message: textFor(body.error, words.failure),
          ours: status >= 500,
          ...(body.captcha === true && { captcha: true }),
        };
  } catch {
    // Network, timeout, no JSON: one case for the visitor (specification 8).
    return { success: false, message: words.failure, ours: true };
  }
}

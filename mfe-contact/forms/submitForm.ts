import { callApi } from './callApi';

export interface SubmitResult {
  readonly success: boolean;
  /** What the visitor reads: the server's words, or the form's own where the server gave none. */
  readonly message: string;
  /** Not the visitor's to mend: the server or the way to it failed, so another way to reach us should be named. */
  readonly ours: boolean;
}

interface FormWords {
  readonly success: string;
  readonly failure: string;
}

const textFor = (value: unknown, otherwise: string): string =>
  typeof value === 'string' && value.trim() !== '' ? value : otherwise;

/** Sends a form and puts every way that it can end into words; never throws. */
export async function submitForm(
  path: `/${string}`,
  call: { readonly body: object; readonly headers?: Readonly<Record<string, string>> },
  words: FormWords,
): Promise<SubmitResult> {
  try {
    const { ok, status, body } = await callApi(path, call);
    return ok && body.success === true
      ? { success: true, message: textFor(body.message, words.success), ours: false }
      : { success: false, message: textFor(body.error, words.failure), ours: status >= 500 };
  } catch {
    // Network, time limit, no JSON: one case for the visitor (specification 8).
    return { success: false, message: words.failure, ours: true };
  }
}

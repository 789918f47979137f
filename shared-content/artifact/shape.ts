/** Says where a value departs from its shape (`files.page.js`); undefined where it fits. */
type Shape = (value: unknown, at: string) => string | undefined;

/** A value that passes a test. */
export const fits =
  (test: (value: unknown) => boolean): Shape =>
  (value, at) =>
    test(value) ? undefined : at;

/** A text, of a form where one is given. */
export const text = (form = /^/): Shape => fits((value) => typeof value === 'string' && form.test(value));

export const count: Shape = fits((value) => Number.isSafeInteger(value) && Number(value) >= 0);

/** A value that may be left out. */
export const optional =
  (shape: Shape): Shape =>
  (value, at) =>
    value === undefined ? undefined : shape(value, at);

export const list =
  (item: Shape): Shape =>
  (value, at) =>
    Array.isArray(value) ? firstOf(value.map((one: unknown, index) => item(one, `${at}.${index}`))) : at;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An object whose names and values have shapes. */
export const record =
  (name: Shape, item: Shape): Shape =>
  (value, at) =>
    isObject(value)
      ? firstOf(
          Object.entries(value).flatMap(([key, one]) => [
            name(key, `${at}.${key}`),
            item(one, `${at}.${key}`),
          ]),
        )
      : at;

/** An object that has these fields; others are left alone. */
export const object =
  (fields: Readonly<Record<string, Shape>>): Shape =>
  (value, at) =>
    isObject(value)
      ? firstOf(Object.entries(fields).map(([key, shape]) => shape(value[key], at ? `${at}.${key}` : key)))
      : at || 'its value';

const firstOf = (faults: readonly (string | undefined)[]) => faults.find((fault) => fault !== undefined);

/**
 * Parses JSON of a shape.
 *
 * @param refuse makes the error; it gets what is wrong
 * @throws the error that `refuse` makes
 */
export function parseShape<T>(json: Buffer | string, shape: Shape, refuse: (fault: string) => Error): T {
  let value: unknown;
  try {
    value = JSON.parse(String(json)) as unknown;
  } catch (error) {
    throw refuse(`it is no JSON (${(error as Error).message})`);
  }
  const wrong = shape(value, '');
  if (wrong !== undefined) throw refuse(`${wrong} has another form`);
  return value as T;
}

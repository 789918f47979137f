import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

export type VariableReader = ReturnType<typeof createReader>;

/**
 * Typed reading of single variables: undefined when unset, empty or wrong. Problems are collected, so that the
 * operator sees all of them at once. Each is one line that begins with the variable's name.
 */
export function createReader(env: NodeJS.ProcessEnv) {
  /** The first problem of each variable. */
  const problems = new Map<string, string>();
  const problem = (name: string, what: string): void => {
    if (!problems.has(name)) problems.set(name, `${name} ${what}`);
  };
  const text = (name: string) => env[name]?.trim() || undefined;

  const parsed = <T>(
    name: string,
    parse: (value: string) => T | undefined,
    wanted: string,
  ): T | undefined => {
    const value = text(name);
    if (value === undefined) return undefined;
    const result = parse(value);
    if (result === undefined) problem(name, `must be ${wanted}`);
    return result;
  };
  const pattern = (name: string, wanted: RegExp, words: string) =>
    parsed(name, (value) => (wanted.test(value) ? value : undefined), words);
  const list = <T>(name: string, parse: (item: string) => T | undefined, wanted: string) =>
    parsed(
      name,
      (value) => {
        const items = value.split(',').map((item) => parse(item.trim()));
        return items.includes(undefined) ? undefined : (items as T[]);
      },
      wanted,
    );

  return {
    problem,
    problems: (): readonly string[] => [...problems.values()],
    text,
    pattern,
    list,
    integer: (name: string, { min, max }: { min: number; max: number }) =>
      parsed(
        name,
        (value) =>
          /^\d+$/.test(value) && Number(value) >= min && Number(value) <= max ? Number(value) : undefined,
        `a whole number from ${min} to ${max}`,
      ),
    oneOf: <T extends string>(name: string, values: readonly T[]) =>
      parsed(name, (value) => values.find((candidate) => candidate === value), `one of ${values.join(', ')}`),
    // The message never repeats the value: a connection URL carries a password.
    url: (name: string, protocols: string[]) =>
      parsed(
        name,
        (value) => {
          const isWanted = URL.canParse(value) && protocols.includes(new URL(value).protocol);
          return isWanted && !isCutUrl(value, protocols) ? value : undefined;
        },
        `a URL that starts with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}; write # @ / : ? % of a password as %23 %40 %2F %3A %3F %25`,
      ),
    origin: (name: string) =>
      parsed(name, toOrigin, 'an origin such as https://www.example.com, without a path'),
    origins: (name: string) =>
      list(name, toOrigin, 'a comma-separated list of origins such as https://www.example.com'),
    address: (name: string) =>
      pattern(name, /^[^\s@<>,;]+@[^\s@<>,;]+$/, 'one email address, without a name'),
    /** `none` is an empty list. */
    networks: (name: string) =>
      text(name) === 'none'
        ? []
        : list(
            name,
            toNetwork,
            'none, or a comma-separated list of IP addresses or networks (10.0.0.0/8), never a number of hops',
          ),
  };
}

/**
 * Whether a parser would end the password of a URL too early, without a word: at a # or, before a late @, at one of / ?
 * and #. Web addresses may have an @ in their path.
 */
function isCutUrl(value: string, protocols: readonly string[]): boolean {
  const rest = value.slice(value.indexOf('://') + 3);
  return rest.includes('#') || (!protocols.includes('https:') && /[/?].*@/.test(rest));
}

function toOrigin(value: string): string | undefined {
  if (!/^https?:\/\/[^/?#@]+\/?$/i.test(value) || !URL.canParse(value)) return undefined;
  return new URL(value).origin;
}

/** An address, or a network that is not everybody. */
function toNetwork(value: string): string | undefined {
  const [address = '', bits] = value.split('/');
  if (!isIP(address)) return undefined;
  return bits === undefined || (ipaddr.isValidCIDR(value) && Number(bits) > 0) ? value : undefined;
}

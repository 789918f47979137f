import { isIP } from 'node:net';
import { StartError } from 'shared-content/server/startError';

export type VariableReader = ReturnType<typeof createReader>;

/**
 * Typed reading of single variables: undefined when unset, empty or wrong. Problems are collected, so that the
 * operator sees all of them at once. Each is one line that begins with the variable's name.
 */
export function createReader(env: NodeJS.ProcessEnv) {
  const problems = new Set<string>();
  const wrong = new Set<string>();
  const problem = (name: string, what: string): void => {
    wrong.add(name);
    problems.add(`${name} ${what}`);
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
    /** Whether this variable already has a problem, so that it is not reported as missing as well. */
    isWrong: (name: string) => wrong.has(name),
    problems: (): readonly string[] => [...problems],
    text,
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
        (value) =>
          protocols.includes(toUrl(value)?.protocol ?? '') && !isCutUrl(value, protocols) ? value : undefined,
        `a URL that starts with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}; write # @ / : ? % of a password as %23 %40 %2F %3A %3F %25`,
      ),
    origin: (name: string) =>
      parsed(name, toOrigin, 'an origin such as https://www.example.com, without a path'),
    origins: (name: string) =>
      list(name, toOrigin, 'a comma-separated list of origins such as https://www.example.com'),
    address: (name: string) =>
      parsed(
        name,
        (value) => (/^[^\s@<>,;]+@[^\s@<>,;]+$/.test(value) ? value : undefined),
        'one email address, without a name',
      ),
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

function toUrl(value: string): URL | undefined {
  return URL.canParse(value) ? new URL(value) : undefined;
}

function toOrigin(value: string): string | undefined {
  const url = toUrl(value);
  const isOrigin =
    url &&
    /^https?:$/.test(url.protocol) &&
    url.pathname === '/' &&
    !url.search &&
    !url.hash &&
    !url.username;
  return isOrigin ? url.origin : undefined;
}

function toNetwork(value: string): string | undefined {
  const [address = '', bits, ...rest] = value.split('/');
  const version = isIP(address);
  const wide =
    bits === undefined ||
    (/^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= (version === 4 ? 32 : 128));
  return version && wide && rest.length === 0 ? value : undefined;
}

/**
 * Collects everything that is wrong with the environment. Its message has one line for each problem. In production, a
 * first line says why this counts as production.
 */
export class IncompleteConfigError extends StartError {
  constructor(
    readonly problems: readonly string[],
    reason?: string,
  ) {
    super(
      reason === undefined
        ? problems.join('\n')
        : [
            `This is production (${reason}), and it cannot start like this:`,
            ...problems.map((problem) => `- ${problem}`),
          ].join('\n'),
    );
    this.name = 'IncompleteConfigError';
  }
}

import { isLoopbackHost } from 'shared-content/server/isLoopbackHost';
import type { VariableReader } from './variableReader';

/** A person who may use the desk. The log names who changed what. */
export interface DeskUser {
  readonly name: string;
  /** The hash of the password, as `owner desk user` prints it (desk/signIn.ts). */
  readonly hash: string;
}

export type DeskConfig = NonNullable<ReturnType<typeof readDeskConfig>>;

/** A desk user's name: letters, digits and a few signs, but no colon, at which Basic authentication splits. */
export const deskUserName = /^[\p{L}\p{N}][\p{L}\p{N} ._-]{0,39}$/u;

/**
 * Reads DESK_PORT, which serves the owner's pages beside the site. Published or beyond loopback, the desk needs HTTPS
 * and users, or `DESK_USERS=none` where a proxy in front of the loopback address signs people in.
 */
export function readDeskConfig(read: VariableReader) {
  const port = read.integer('DESK_PORT', { min: 0, max: 65_535 });
  const host = read.text('DESK_HOST') ?? '127.0.0.1';
  const url = read.origin('DESK_URL');
  const given = read.text('DESK_USERS');
  const isLocal = isLoopbackHost(host);
  if (url?.startsWith('http:'))
    read.problem('DESK_URL', 'must start with https://: enquiries and passwords do not travel in clear');
  if (!isLocal && read.text('DESK_URL') === undefined)
    read.problem(
      'DESK_HOST',
      'beyond loopback needs DESK_URL, the https:// address under which a TLS proxy publishes the desk',
    );
  if (isLocal ? url !== undefined && given === undefined : given === undefined || given === 'none')
    read.problem(
      'DESK_USERS',
      'is missing for a published desk: set what `npm run owner -w api -- desk user <name>` prints; or none, where DESK_HOST is a loopback address and the proxy of DESK_URL signs people in',
    );
  const users =
    given === 'none'
      ? []
      : read.list(
          'DESK_USERS',
          parseUser,
          'what `npm run owner -w api -- desk user <name>` prints, with commas between',
        );
  if (port === undefined) return undefined;
  return {
    port,
    host,
    /** The URL under which a TLS proxy publishes the desk. Without it, the desk answers only loopback names. */
    url,
    /** People who sign in with a password. Without any, whoever reaches the loopback address may use the desk. */
    users: users ?? [],
  };
}

function parseUser(text: string): DeskUser | undefined {
  const [name = '', hash = '', ...rest] = text.split(':');
  return deskUserName.test(name) && /^[\w-]{43}$/.test(hash) && rest.length === 0
    ? { name, hash }
    : undefined;
}

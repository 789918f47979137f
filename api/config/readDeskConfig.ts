import { isLoopbackHost } from 'shared-content/server/isLoopbackHost';
import type { VariableReader } from './variableReader';

/** A person who may use the desk. The log names who changed what. */
export interface DeskUser {
  readonly name: string;
  /** The hash of the password, as `owner desk user` prints it (desk/signIn.ts). */
  readonly hash: string;
}

export interface DeskConfig {
  readonly port: number;
  readonly host: string;
  /** The URL under which a TLS proxy publishes the desk. Without it, the desk answers only loopback names. */
  readonly url: string | undefined;
  /** People who sign in with a password. Without any, whoever reaches the loopback address may use the desk. */
  readonly users: readonly DeskUser[];
}

/** A desk user's name: letters, digits and a few signs, but no colon, at which Basic authentication splits. */
export const deskUserName = /^[\p{L}\p{N}][\p{L}\p{N} ._-]{0,39}$/u;

/**
 * Reads DESK_PORT, which serves the owner's pages beside the site. Published or beyond loopback, the desk needs HTTPS
 * and users, or `DESK_USERS=none` where a proxy in front of the loopback address signs people in.
 */
export function readDeskConfig(read: VariableReader): DeskConfig | undefined {
  const port = read.integer('DESK_PORT', { min: 0, max: 65_535 });
  const host = read.text('DESK_HOST') ?? '127.0.0.1';
  const url = read.origin('DESK_URL');
  const given = read.text('DESK_USERS');
  if (url !== undefined && !url.startsWith('https:'))
    read.problem('DESK_URL', 'must start with https://: enquiries and passwords do not travel in clear');
  if (!isLoopbackHost(host) && url === undefined && !read.isWrong('DESK_URL'))
    read.problem(
      'DESK_HOST',
      'beyond loopback needs DESK_URL, the https:// address under which a TLS proxy publishes the desk',
    );
  if (
    !isLoopbackHost(host) ? given === undefined || given === 'none' : url !== undefined && given === undefined
  )
    read.problem(
      'DESK_USERS',
      'is missing for a published desk: set what `npm run owner -w api -- desk user <name>` prints; or none, where DESK_HOST is a loopback address and the proxy of DESK_URL signs people in',
    );
  const users = given === undefined || given === 'none' ? [] : given.split(',').map(parseUser);
  if (users.includes(undefined))
    read.problem(
      'DESK_USERS',
      'must be what `npm run owner -w api -- desk user <name>` prints, with commas between',
    );
  if (port === undefined) return undefined;
  return Object.freeze({ port, host, url, users: users.filter((user) => user !== undefined) });
}

function parseUser(text: string): DeskUser | undefined {
  const [name = '', hash = '', ...rest] = text.trim().split(':');
  return deskUserName.test(name) && /^[\w-]{43}$/.test(hash) && rest.length === 0
    ? { name, hash }
    : undefined;
}

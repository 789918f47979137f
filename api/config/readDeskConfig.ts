import { isLoopbackHost } from 'shared-content/server/isLoopbackHost';
import type { VariableReader } from './variableReader';

/** A person who signs in to the desk. The audit trail carries the name. */
interface DeskUser {
  readonly name: string;
  readonly address: string;
}

export interface DeskConfig {
  readonly port: number;
  readonly host: string;
  /** The URL under which a TLS proxy publishes the desk. Without it, the desk answers only loopback names. */
  readonly url: string | undefined;
  /** People who may receive a sign-in link by mail. */
  readonly users: readonly DeskUser[];
}

/** Reads DESK_PORT, which serves the owner's pages beside the site. Beyond loopback they need an HTTPS address. */
export function readDeskConfig(read: VariableReader): DeskConfig | undefined {
  const port = read.integer('DESK_PORT', { min: 0, max: 65_535 });
  const host = read.text('DESK_HOST') ?? '127.0.0.1';
  const url = read.origin('DESK_URL');
  if (url !== undefined && !url.startsWith('https:'))
    read.problem('DESK_URL', 'must start with https://: enquiries do not travel in clear');
  if (!isLoopbackHost(host) && url === undefined && !read.isWrong('DESK_URL'))
    read.problem(
      'DESK_HOST',
      'beyond loopback needs DESK_URL, the https:// address under which a TLS proxy publishes the desk',
    );
  const users = (read.text('DESK_USERS') ?? '').split(',').filter((one) => one.trim() !== '');
  const parsed = users.map((one) =>
    /^\s*([\p{L}\p{N}][\p{L}\p{N} ._-]{0,39}?)\s*<([^\s@<>]+@[^\s@<>]+)>\s*$/u.exec(one),
  );
  if (parsed.includes(null))
    read.problem('DESK_USERS', 'must be such as Rahim <rahim@company.com>, Ada <ada@company.com>');
  if (users.length > 0 && url === undefined && !read.isWrong('DESK_URL'))
    read.problem('DESK_USERS', 'needs DESK_URL, to which the mailed links lead');
  return port === undefined
    ? undefined
    : Object.freeze({
        port,
        host,
        url,
        users: parsed.flatMap((one) => (one ? [{ name: one[1]!, address: one[2]! }] : [])),
      });
}

import { isLoopbackHost } from '../config/isLoopbackHost';
import type { VariableReader } from '../config/variableReader';

export interface DeskConfig {
  readonly port: number;
  readonly host: string;
  /** Where a TLS proxy publishes the desk; without it, only loopback names are answered. */
  readonly url: string | undefined;
}

/** DESK_PORT serves the owner's pages beside the site. Beyond loopback they need a name that is HTTPS. */
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
  return port === undefined ? undefined : Object.freeze({ port, host, url });
}

import type { FastifyBaseLogger } from 'fastify';
import { StartError } from '../config/startError';
import type { DeskContext } from './deskContext';
import { buildDesk } from './deskServer';
import type { DeskConfig } from './readDeskConfig';

export interface OpenDesk {
  /** Where it listens: http://127.0.0.1:4500 */
  readonly address: string;
  readonly close: () => Promise<void>;
}

/** Serves the desk on an address of its own. A port that is taken throws a StartError that names the variable. */
export async function openDesk(
  context: DeskContext,
  { port, host }: Pick<DeskConfig, 'port' | 'host'>,
  log?: FastifyBaseLogger,
): Promise<OpenDesk> {
  const desk = await buildDesk(context, log);
  try {
    return { address: await desk.listen({ port, host }), close: () => desk.close() };
  } catch (error) {
    await desk.close();
    throw new StartError(
      `DESK_PORT ${port} on ${host} cannot be used (${(error as Error).message}); set it to a free one`,
      { cause: error },
    );
  }
}

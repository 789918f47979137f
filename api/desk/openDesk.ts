import type { FastifyBaseLogger } from 'fastify';
import { StartError } from 'shared-content/server/startError';
import { buildDesk } from './deskServer';
import type { DeskConfig } from '../config/readDeskConfig';
import type { DeskContext } from './deskContext';

export interface OpenDesk {
  /** The address that it listens on: http://127.0.0.1:4500 */
  readonly address: string;
  readonly close: () => Promise<void>;
}

/** Serves the desk on an address of its own. A taken port throws a StartError that names the variable. */
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

/**
 * Opens the desk beside the site. A taken port does not stop the site. The desk tries again after each pause, in
 * milliseconds, because an old process may be about to release the port.
 */
export function keepDeskOpen(
  context: DeskContext,
  config: DeskConfig,
  log: FastifyBaseLogger,
  pause = 30_000,
): { opened: Promise<void>; close: () => Promise<void> } {
  let desk: OpenDesk | undefined;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;
  const open = async (): Promise<void> => {
    try {
      desk = await openDesk(context, config, log);
    } catch (error) {
      log.error({ err: error }, `The desk is not served: ${(error as Error).message}`);
      if (!closed) timer = setTimeout(() => void open(), pause).unref();
    }
    if (closed) await desk?.close();
  };
  return {
    opened: open(),
    close: async () => {
      closed = true;
      clearTimeout(timer);
      await desk?.close();
    },
  };
}

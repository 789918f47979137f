import autocannon from 'autocannon';
import { newId } from '../storage/engine/identifiers';
import { filledContact } from '../testing/filledContact';

export interface Figures {
  rate: number;
  p50: number;
  p99: number;
  max: number;
  errors: number;
  non2xx: number;
}

/** Sends different enquiries as fast as the server takes them, each under its own idempotency key, as the form does. */
export async function fire(
  url: string,
  { seconds, connections }: { seconds: number; connections: number },
): Promise<Figures> {
  const body = JSON.stringify(filledContact({ email: 'EMAIL@example.com', turnstileToken: 'token' }));
  const result = await autocannon({
    url,
    duration: seconds,
    connections,
    requests: [
      {
        method: 'POST',
        path: '/api/contact',
        setupRequest: (request) => {
          const key = newId();
          return {
            ...request,
            headers: { 'content-type': 'application/json', 'idempotency-key': key },
            body: body.replace('EMAIL', key),
          };
        },
      },
    ],
  });
  return {
    rate: result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
    max: result.latency.max,
    errors: result.errors + result.timeouts,
    non2xx: result.non2xx,
  };
}

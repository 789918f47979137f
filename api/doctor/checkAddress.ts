import { once } from 'node:events';
import { connect } from 'node:tls';
import Fastify from 'fastify';
import type { Config } from '../config/config';
import { isLoopbackHost } from 'shared-content/server/isLoopbackHost';
import { errorLine } from '../http/errorLine';
import { serverOptions } from '../http/serverOptions';
import { type SeenVisitor, visitorRoute } from '../routes/operators';
import { fail, type Finding, ok, warn } from 'shared-content/server/finding';

/** Days before expiry by which a certificate should have been renewed. */
const renewedBy = 14;

/** Checks what visitors meet before they reach us: SITE_URL's certificate, and the proxy's headers as they arrive. */
export async function checkAddress(config: Config): Promise<Finding[]> {
  const { siteUrl } = config;
  if (isLoopbackHost(new URL(siteUrl).hostname))
    return [warn('address', `${siteUrl} is this machine alone`, 'set SITE_URL before visitors come')];
  return [await checkCertificate(siteUrl), await checkProxy(config), await checkSibling(siteUrl)];
}

/** Checks the same name with or without www., because visitors use both. */
async function checkSibling(siteUrl: string): Promise<Finding> {
  const { hostname, protocol, port } = new URL(siteUrl);
  const sibling = hostname.startsWith('www.') ? hostname.slice(4) : `www.${hostname}`;
  const address = `${protocol}//${sibling}${port && `:${port}`}`;
  try {
    const { status, headers } = await fetch(address, {
      redirect: 'manual',
      signal: AbortSignal.timeout(10_000),
    });
    return headers.get('location')?.startsWith(siteUrl)
      ? ok('name', `${sibling} leads to ${siteUrl}`)
      : warn('name', `${address} answers ${status} and does not lead to ${siteUrl}`, 'redirect it there');
  } catch (error) {
    return warn(
      'name',
      `${address} cannot be reached: ${errorLine(error)}`,
      `let ${sibling} resolve and lead to ${siteUrl}, or make sure that no link uses it`,
    );
  }
}

async function checkCertificate(siteUrl: string): Promise<Finding> {
  const check = 'https';
  const { hostname, port } = new URL(siteUrl);
  const socket = connect({
    host: hostname,
    port: Number(port || 443),
    servername: hostname,
    rejectUnauthorized: false,
    timeout: 10_000,
  });
  socket.once('timeout', () => socket.destroy(new Error('no answer within 10 s')));
  try {
    await once(socket, 'secureConnect');
    const days = Math.floor((Date.parse(socket.getPeerCertificate().valid_to) - Date.now()) / 86_400_000);
    if (!socket.authorized)
      return fail(
        check,
        `browsers distrust the certificate: ${String(socket.authorizationError)}`,
        'renew it',
      );
    return days < renewedBy
      ? warn(check, `the certificate ends in ${days} days`, 'see that it is renewed')
      : ok(check, `the certificate is good for ${days} days`);
  } catch (error) {
    return warn(
      check,
      `not checked, ${hostname} cannot be reached from here: ${errorLine(error)}`,
      'run the doctor where SITE_URL resolves',
    );
  } finally {
    socket.destroy();
  }
}

/** Sends a request through SITE_URL. The running site answers, or a temporary server on the same port. */
async function checkProxy(config: Config): Promise<Finding> {
  const check = 'proxy';
  const { siteUrl, publicApiUrl, host, port } = config;
  const standIn = Fastify({ ...serverOptions(config), logger: false });
  standIn.get('/api/visitor', visitorRoute);
  // The port is taken when the site itself runs; then the site answers.
  await standIn.listen({ host, port }).catch(() => {});
  try {
    const response = await fetch(`${publicApiUrl}/visitor`, { signal: AbortSignal.timeout(10_000) });
    const seen = (await response.json()) as Partial<SeenVisitor>;
    if (response.status !== 200 || seen.origin === undefined)
      return warn(
        check,
        `not checked, ${publicApiUrl}/visitor answers ${response.status}`,
        'let the proxy pass /api on to HOST and PORT, and run the doctor on the machine of the site',
      );
    if (seen.forwarded === 'ignored')
      return fail(
        check,
        'its X-Forwarded-For is ignored, so all visitors count as one',
        'name it in TRUST_PROXY',
      );
    if (seen.origin !== siteUrl)
      return fail(
        check,
        `a request to ${siteUrl} arrives as one to ${seen.origin}`,
        'let the proxy set Host and X-Forwarded-Proto',
      );
    return seen.forwarded === 'believed'
      ? ok(check, 'each visitor arrives as himself')
      : warn(check, 'no X-Forwarded-For arrives', 'let the proxy set it, if there is one');
  } catch (error) {
    return warn(
      check,
      `not checked, ${siteUrl} cannot be reached from here: ${errorLine(error)}`,
      'run the doctor where SITE_URL resolves',
    );
  } finally {
    await standIn.close();
  }
}

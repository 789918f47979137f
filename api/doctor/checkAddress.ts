import Fastify from 'fastify';
import { type Diagnosis, error, ok, warning } from 'shared-content/server/diagnosis';
import { isLoopbackHost } from 'shared-content/server/isLoopbackHost';
import type { Config } from '../config/config';
import { errorLine } from '../http/errorLine';
import { serverOptions } from '../http/serverOptions';
import { type SeenVisitor, visitorRoute } from '../routes/probes';
import { ask } from './checkServices';

/**
 * Checks the proxy's headers as they arrive, by a request through SITE_URL. The running site answers, or a temporary
 * server on the same port.
 */
export async function checkAddress(config: Config): Promise<Diagnosis> {
  const check = 'proxy';
  const { siteUrl, publicApiUrl, host, port } = config;
  if (isLoopbackHost(new URL(siteUrl).hostname))
    return warning('address', `${siteUrl} is this machine alone`, 'set SITE_URL before visitors come');
  const standIn = Fastify({ ...serverOptions(config), logger: false });
  standIn.get('/api/visitor', visitorRoute);
  // The port is taken when the site itself runs; then the site answers.
  await standIn.listen({ host, port }).catch(() => {});
  try {
    const response = await ask(`${publicApiUrl}/visitor`, { redirect: 'follow' });
    const { origin, forwarded } = (await response.json()) as Partial<SeenVisitor>;
    if (response.status !== 200 || origin === undefined)
      return warning(
        check,
        `not checked, ${publicApiUrl}/visitor answers ${response.status}`,
        'let the proxy pass /api on to HOST and PORT, and run the doctor on the machine of the site',
      );
    if (forwarded === 'ignored')
      return error(
        check,
        'its X-Forwarded-For is ignored, so all visitors count as one',
        'name it in TRUST_PROXY',
      );
    if (new URL(origin).host !== new URL(siteUrl).host)
      return error(check, `a request to ${siteUrl} arrives as one to ${origin}`, 'let the proxy set Host');
    return forwarded === 'believed'
      ? ok(check, 'addresses of visitors arrive')
      : warning(check, 'no X-Forwarded-For arrives', 'let the proxy set it, if there is one');
  } catch (reason) {
    return warning(
      check,
      `not checked, ${siteUrl} cannot be reached from here: ${errorLine(reason)}`,
      'run the doctor where SITE_URL resolves',
    );
  } finally {
    await standIn.close();
  }
}

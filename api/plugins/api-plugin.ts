import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { ApiContext } from '../api-context';
import { postOverHttp } from '../captcha/post-over-http';
import { postToStandin } from '../captcha/post-to-standin';
import { createVerifyCaptcha, type VerifyCaptcha } from '../captcha/verify-captcha';
import type { Config } from '../config';
import { createDeliverMails } from '../mail/deliver-mails';
import { createMetrics } from '../metrics';
import { openMailTransport, type MailTransport } from '../mail/mail-transport';
import { startMailWorker } from '../mail/mail-worker';
import { createEnquiryStore } from '../storage/enquiry-store';
import { openStorage, type Storage } from '../storage/open-storage';
import { apiRoutes } from './api-routes';
import { captchaStandin } from './captcha-standin/captcha-standin';
import { standinSecret } from './captcha-standin/standin-keys';

/** What tests replace. Everything left out is the real thing. */
export interface ApiOverrides {
  storage?: Storage;
  mailTransport?: MailTransport;
  verifyCaptcha?: VerifyCaptcha;
  /** Takes mails but sends none, for looking at the queue. */
  mailPaused?: boolean;
}

export interface ApiPluginOptions extends ApiOverrides {
  prefix: string;
  config: Config;
}

/**
 * The whole API for mounting in another Fastify server: routes under the prefix, the captcha stand-in beside it under
 * /captcha. Its hooks live in scopes of their own, so the host's other routes do not feel them.
 */
export const apiPlugin = fp(
  async (server: FastifyInstance, options: ApiPluginOptions) => {
    const { config, prefix } = options;
    const storage = options.storage ?? (await openStorage(config, server.log));
    const transport = options.mailTransport ?? openMailTransport(config);
    const deliver = createDeliverMails({ db: storage.db, config, transport, log: server.log });
    const mailWorker = startMailWorker({
      db: storage.db,
      deliver,
      log: server.log,
      paused: options.mailPaused ?? false,
    });
    server.addHook('onClose', async () => {
      await mailWorker.stop();
      transport.close();
      await storage.close();
    });

    const verifyCaptcha = options.verifyCaptcha ?? captchaOf(config, server);
    if (config.captcha.provider === 'stand-in') await server.register(captchaStandin, { prefix: '/captcha' });
    const context: ApiContext = {
      config,
      storage,
      enquiries: createEnquiryStore(storage.db),
      mailWorker,
      metrics: createMetrics(storage.db),
      verifyCaptcha,
    };
    await server.register(apiRoutes, { prefix, context });
    server.log.info(
      `Enquiries in ${storage.engine}, mails to ${transport.description}, captcha ${config.captcha.provider}`,
    );
  },
  { name: 'api-plugin', fastify: '5.x' },
);

function captchaOf({ captcha }: Config, server: FastifyInstance): VerifyCaptcha {
  if (captcha.provider === 'stand-in')
    return createVerifyCaptcha({ secret: standinSecret, post: postToStandin(server) });
  return createVerifyCaptcha({
    secret: captcha.secretKey,
    post: postOverHttp(captcha.verifyUrl),
    hostnames: captcha.hostnames,
  });
}

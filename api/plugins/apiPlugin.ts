import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { ApiContext, CaptchaState } from '../apiContext';
import { postOverHttp, postToStandin } from '../captcha/siteverify';
import { createVerifyCaptcha, type VerifyCaptcha } from '../captcha/verifyCaptcha';
import type { Config } from '../config/config';
import { openDesk } from '../desk/openDesk';
import { createDailyRounds } from '../mail/dailyRounds';
import { createDeliverMails } from '../mail/deliverMails';
import { type Encounters, readEncounters } from '../storage/encounters/readEncounters';
import { startCounting } from '../encounters/startCounting';
import { createMetrics } from '../metrics';
import type { MailTransport } from '../mail/mailTransport';
import { openFileTransport } from '../mail/openFileTransport';
import { openSmtpTransport } from '../mail/openSmtpTransport';
import { startMailWorker } from '../mail/mailWorker';
import { createEnquiryStore } from '../storage/enquiries/enquiryStore';
import type { Storage } from '../storage/engine/database';
import { openStorage } from '../storage/engine/openStorage';
import { apiRoutes } from './apiRoutes';
import { createLimits } from './limits';
import { captchaStandin, standinSecret } from '../captcha/standin/captchaStandin';

declare module 'fastify' {
  interface FastifyInstance {
    /** What visitors met, for the server that mounts the API. */
    readEncounters: () => Promise<Encounters>;
  }
}

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
    const storage = options.storage ?? (await openStorage(config, { log: server.log }));
    const transport = options.mailTransport ?? mailTransportOf(config);
    const metrics = createMetrics(storage.db);
    const counting = startCounting({
      db: storage.db,
      metrics: metrics.met,
      log: server.log,
      threshold: config.failuresToWarn,
    });
    server.decorate('readEncounters', () => readEncounters(storage.db));
    const limits = createLimits(config, server.log);
    const deliver = createDeliverMails({ db: storage.db, config, transport, log: server.log, metrics });
    const mailWorker = startMailWorker({
      db: storage.db,
      deliver,
      log: server.log,
      rounds: createDailyRounds({ db: storage.db, config, log: server.log }),
      paused: options.mailPaused ?? false,
    });
    const desk =
      config.desk &&
      (await openDesk({ config, db: storage.db, wake: mailWorker.wake }, config.desk, server.log));
    server.addHook('onClose', async () => {
      await desk?.close();
      await mailWorker.stop();
      transport.close();
      limits.close();
      await counting.close();
      await storage.close();
    });

    const captchaState: CaptchaState = { foreignHost: undefined };
    const verifyCaptcha = options.verifyCaptcha ?? captchaOf(config, server, captchaState);
    if (config.captcha.provider === 'stand-in') await server.register(captchaStandin, { prefix: '/captcha' });
    const context: ApiContext = {
      config,
      storage,
      enquiries: createEnquiryStore(storage.db),
      mailWorker,
      metrics,
      counting,
      limits,
      verifyCaptcha,
      captchaState,
    };
    await server.register(apiRoutes, { prefix, context });
    server.log.info(
      `Enquiries in ${storage.engine}, mails to ${transport.description}, ${config.webhook ? 'with' : 'no'} webhook, captcha ${config.captcha.provider}`,
    );
  },
  { name: 'api-plugin', fastify: '5.x' },
);

function mailTransportOf({ smtpUrl, dataDir }: Config): MailTransport {
  return smtpUrl ? openSmtpTransport(smtpUrl) : openFileTransport(dataDir);
}

function captchaOf({ captcha }: Config, server: FastifyInstance, state: CaptchaState): VerifyCaptcha {
  if (captcha.provider === 'stand-in')
    return createVerifyCaptcha({ secret: standinSecret, post: postToStandin(server) });
  return createVerifyCaptcha({
    secret: captcha.secretKey,
    post: postOverHttp(captcha.verifyUrl),
    hostnames: captcha.hostnames,
    onForeignHost: (host) => {
      state.foreignHost = host;
      if (host === undefined) server.log.warn('Captcha tokens come from our own host again');
      else
        server.log.error(
          `Captcha tokens are solved on ${host}, which neither SITE_URL nor ALLOWED_ORIGINS names (${captcha.hostnames.join(', ')}): no enquiry can be verified; set SITE_URL to where visitors are`,
        );
    },
  });
}

import Fastify, { type FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { drainOnClose } from 'shared-content/server/endOnSignals';
import type { ApiContext } from './apiContext';
import { createVerifyCaptcha, type VerifyCaptcha } from './captcha/verifyCaptcha';
import type { Config } from './config/config';
import { openDesk } from './desk/deskServer';
import { alertDirectly } from './mail/alertDirectly';
import { startBackgroundJobs } from './mail/backgroundJobs';
import { createDeliverMails } from './mail/deliverMails';
import { createMetrics } from './metrics';
import { openFileTransport, openSmtpTransport, type SendMail } from './mail/mailTransport';
import { startMailWorker } from './mail/mailWorker';
import { createWatch } from './mail/createWatch';
import type { Storage } from './storage/engine/database';
import { openStorage } from './storage/engine/openStorage';
import { apiRoutes } from './apiRoutes';
import { createLimits, type MailLimits } from './limits/limits';
import { refuse } from './http/answers';
import { captchaStandin, createVerifyStandin } from './captcha/standin/captchaStandin';
import { hasOneHost, serverOptions } from './http/serverOptions';
import { createTelemetry } from './telemetry/createTelemetry';

export { hasOneHost, refuse, serverOptions };

/** Replacements for tests. The defaults are the real implementations. */
export interface ApiOverrides {
  storage?: Storage;
  sendMail?: SendMail;
  verifyCaptcha?: VerifyCaptcha;
  /** Accepts mails but sends none, to look at the queue. */
  mailPaused?: boolean;
  /** Milliseconds between two looks at the mail queue. */
  mailBeat?: number;
  mailLimits?: MailLimits;
}

interface ApiPluginOptions extends ApiOverrides {
  prefix: string;
  config: Config;
}

/** The API as a server of its own. */
export async function buildApp(config: Config, overrides: ApiOverrides = {}): Promise<FastifyInstance> {
  const server = Fastify(serverOptions(config));
  drainOnClose(server);
  server.addHook('onRequest', async (request, reply) => {
    if (!hasOneHost(request)) return refuse(reply, 400);
  });
  try {
    await server.register(apiPlugin, { prefix: '/api', config, ...overrides });
    await server.ready();
  } catch (error) {
    await server.close();
    throw error;
  }
  return server;
}

/**
 * The whole API for mounting in another Fastify server: routes under the prefix, the captcha stand-in under /captcha.
 * Its hooks have scopes of their own, so that they do not affect the host's other routes.
 */
export const apiPlugin = fp(
  async (server: FastifyInstance, options: ApiPluginOptions) => {
    const { config, prefix } = options;
    const storage = options.storage ?? (await openStorage(config, server.log));
    const sendMail =
      options.sendMail ??
      (config.smtpUrl ? openSmtpTransport(config.smtpUrl) : openFileTransport(config.dataDir));
    const metrics = createMetrics(storage);
    const watch = createWatch({
      storage,
      config,
      log: server.log,
      alertDirectly: (name, detail) => alertDirectly({ config, sendMail, log: server.log }, name, detail),
    });
    const telemetry = createTelemetry({
      metrics: metrics.telemetry,
      log: server.log,
      onFailingVersion: watch.versionFailed,
      onCaptchaFailure: watch.captchaFailed,
    });
    const limits = createLimits(config, storage.db, options.mailLimits);
    const deliver = createDeliverMails({ db: storage.db, config, sendMail, log: server.log });
    const mailWorker = startMailWorker({
      db: storage.db,
      deliver,
      log: server.log,
      paused: options.mailPaused ?? false,
      beat: options.mailBeat,
    });
    const stopJobs = options.mailPaused
      ? async () => {}
      : startBackgroundJobs({ db: storage.db, log: server.log, watch: watch.round }, options.mailBeat);
    const closeDesk =
      config.desk &&
      (await openDesk({ config, db: storage.db, wake: mailWorker.wake }, config.desk, server.log));
    server.addHook('onClose', async () => {
      await closeDesk?.();
      await stopJobs();
      await mailWorker.stop();
      await storage.close();
    });

    const { captcha } = config;
    if (captcha.provider === 'stand-in') await server.register(captchaStandin, { prefix: '/captcha' });
    const verifyCaptcha =
      options.verifyCaptcha ??
      (captcha.provider === 'stand-in' ? createVerifyStandin() : createVerifyCaptcha(captcha));
    const context: ApiContext = {
      config,
      storage,
      mailWorker,
      watch,
      metrics,
      telemetry,
      limits,
      verifyCaptcha,
    };
    await server.register(apiRoutes, { prefix, context });
  },
  { name: 'api-plugin', fastify: '5.x' },
);

import 'shared-content/server/environment';
import { buildApp } from './app';
import { describeConfig, readConfig } from './config/config';
import { startErrorLine } from 'shared-content/server/startError';
import { goThroughProxy } from 'shared-content/server/goThroughProxy';
import { endOnSignals } from 'shared-content/server/endOnSignals';

try {
  await goThroughProxy();
  const config = readConfig(process.env);
  const server = await buildApp(config);
  endOnSignals(server);
  await server.listen({ port: config.port, host: config.host });
  for (const line of describeConfig(config)) server.log.info(line);
} catch (error) {
  const line = startErrorLine(error);
  if (line === undefined) console.error(error);
  else console.error(line);
  process.exit(1);
}

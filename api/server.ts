import './config/environment';
import closeWithGrace from 'close-with-grace';
import { buildApp } from './app';
import { readConfig } from './config/config';
import { startErrorLine } from './config/startError';
import { goThroughProxy } from './config/goThroughProxy';

try {
  await goThroughProxy();
  const config = readConfig(process.env);
  const server = await buildApp(config);
  closeWithGrace({ delay: 20_000, logger: server.log }, async ({ err }) => {
    if (err) server.log.fatal({ err }, 'Stopping after an error that nobody handled');
    await server.close();
  });
  await server.listen({ port: config.port, host: config.host });
} catch (error) {
  const line = startErrorLine(error);
  if (line === undefined) console.error(error);
  else console.error(line);
  process.exit(1);
}

// The process of composeApart.ts: runs a shell's composer, and with it unreviewed code of all sections.
const [, , file] = process.argv;

const send = (message) => new Promise((resolve) => process.send(message, resolve));

process.once('message', async ({ job }) => {
  try {
    const { composer } = require(file);
    const { composerFormat, buildFormat, apps } = composer ?? {};
    await send({ is: 'loaded', composer: { composerFormat, buildFormat, apps } });
    if (job) {
      const { routes } = await composer.compose({
        ...job,
        say: (line) => void send({ is: 'say', line }),
        report: (finding) => void send({ is: 'finding', finding }),
      });
      await send({ is: 'done', routes });
    }
  } catch (error) {
    const { name, message, stack, ending = 'refused' } = error;
    await send({ is: 'failed', ...(name === 'ReleaseError' ? { message, ending } : { message: stack }) });
  }
  process.exit();
});

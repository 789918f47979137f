// The process of startComposer.ts: runs a published shell's composer, and with it the code of all sections.
const [, , file] = process.argv;

// Without its parent, nobody waits for its answer.
process.on('disconnect', () => process.exit());

const send = (answer) => new Promise((resolve) => process.send(answer, resolve));
const describe = ({ name, message, stack, ending = 'refused', findings = [] }) => ({
  findings,
  failure: name === 'ReleaseError' ? { message, ending } : { message: stack },
});

async function run() {
  const { composer } = require(file);
  const { composerFormat, buildFormat, apps } = composer ?? {};
  await send({ composer: { composerFormat, buildFormat, apps } });
  const job = await new Promise((resolve) => process.once('message', resolve));
  return composer.compose(job);
}

run()
  .catch(describe)
  .then(send)
  .then(() => process.exit());

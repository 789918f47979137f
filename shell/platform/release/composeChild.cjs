// The process of runComposer.ts: runs a published shell's composer, and with it the code of all sections.
const { existsSync } = require('node:fs');

const [, , file] = process.argv;

// Without its parent, nobody waits for its answer.
process.on('disconnect', () => process.exit());

const describe = ({ name, message, stack, ending = 'refused', findings = [] }) => ({
  findings,
  failure: name === 'ReleaseError' ? { message, ending } : { message: stack },
});

async function run({ composerFormat, ...job }) {
  const { composer } = existsSync(file) ? require(file) : {};
  return composer?.composerFormat === composerFormat ? composer.compose(job) : { isOther: true };
}

process.once('message', (job) =>
  run(job)
    .catch(describe)
    .then((answer) => process.send(answer, () => process.exit())),
);

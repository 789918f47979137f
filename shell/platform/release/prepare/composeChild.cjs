// The process of composeApart.ts: runs a shell's composer, and with it unreviewed code of all sections.
const [, , file] = process.argv;

process.once('message', async ({ job }) => {
  const lines = [];
  const findings = [];
  const answer = { lines, findings };
  try {
    const { composer } = require(file);
    const { composerFormat, buildFormat, apps } = composer ?? {};
    answer.composer = { composerFormat, buildFormat, apps };
    const say = (line) => lines.push(line);
    const report = (finding) => findings.push(finding);
    if (job) answer.routes = (await composer.compose({ ...job, say, report })).routes;
  } catch (error) {
    const { name, message, stack, ending = 'refused' } = error;
    answer.failure = name === 'ReleaseError' ? { message, ending } : { message: stack };
  }
  process.send(answer, () => process.exit());
});

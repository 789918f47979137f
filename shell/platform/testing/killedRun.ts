import { arm, stepsTaken } from './dieAtStep';

// Runs as a process of its own: `killedRun <store> <action> <step>`. A run that is not killed prints its steps.
const [folder = '', action = '', step = ''] = process.argv.slice(2);
const { SiteFolder } = await import('../store/SiteFolder');
const { prepareAction } = await import('./killScenario');
const run = await prepareAction(new SiteFolder(folder), action);
arm(step === '' ? Infinity : Number(step));
await run();
process.stdout.write(String(stepsTaken()));

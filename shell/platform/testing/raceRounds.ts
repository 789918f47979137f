import { type openMachines, fakeApps } from './openMachines';

type Machines = Awaited<ReturnType<typeof openMachines>>;

interface RaceResult {
  readonly rounds: number;
  readonly killed: number;
  /** Rounds in which one command saw the other's release, and composed both together. */
  readonly met: number;
  /** Numbers of kills that left the old state, and the new one. */
  readonly before: number;
  readonly after: number;
  /** Expectations that failed, round by round. */
  readonly faults: readonly string[];
}

/**
 * Two machines release at the same moment, round by round: one releases one app, the other two apps as one command.
 * In some rounds one of them is killed. After each round, a command that succeeded is live with its versions. A
 * killed one is live whole or not at all. A new site server serves exactly that.
 *
 * @param chance returns numbers from 0 to 1, which choose who is killed, and when
 */
export async function raceRounds(
  machines: Machines,
  rounds: number,
  chance: () => number,
): Promise<RaceResult> {
  const faults: string[] = [];
  let killed = 0;
  let met = 0;
  let before = 0;
  let after = 0;
  await machines.first('a', 'w0');
  const [counted] = await machines.run([{ machine: 'b', word: 'w1', apps: ['mfe-company', 'mfe-contact'] }]);
  const writes = Number(/wrote (\d+)/.exec(counted?.said ?? '')?.[1]);
  if (!(writes > 0)) throw new Error(`A release alone: ${counted?.said}`);
  let live = await machines.served();

  // Chance decides who is killed and who meets. Where nobody was yet, up to five times the rounds are run.
  const isShown = () => killed > 0 && met > 0;
  let round = 0;
  while (round < rounds || (!isShown() && round < 5 * rounds)) {
    round += 1;
    // Kills a release in every third round at a write, in every sixth at a time. Half of the former come near the
    // last write: the state.
    const last = 2 * writes;
    const at = { killAt: chance() < 0.5 ? last - Math.floor(chance() * 10) : Math.ceil(chance() * last) };
    const kill = round % 3 !== 0 ? {} : round % 6 === 0 ? { killAfter: chance() * 900 } : at;
    const aDies = chance() < 0.5;
    const commands = [
      { machine: 'a', word: `a${round}`, apps: ['mfe-services'], ...(aDies && kill) },
      { machine: 'b', word: `b${round}`, apps: ['mfe-company', 'mfe-contact'], ...(!aDies && kill) },
    ];
    const ended = await machines.run(commands);
    // A command that saw the other release composed twice.
    if (ended.some(({ said }) => said.split('Checking kit').length > 2 || said.includes('waiting for it')))
      met += 1;
    const fault = await (async () => {
      // A folder shows a killed run's release after the next command on it; servers of a bucket show it at once.
      if (ended.some(({ signal }) => signal !== null)) await machines.refresh();
      const now = await machines.served();
      for (const { command, code, signal, said } of ended) {
        const words = command.apps.map((app) => now[app]);
        const isNew = words.every((word) => word === command.word);
        const isOld = command.apps.every((app) => now[app] === live[app]);
        if (signal === 'SIGKILL') {
          killed += 1;
          if (isNew) after += 1;
          else if (isOld) before += 1;
          else return `${command.apps.join(', ')} were killed, and are ${words.join(', ')}`;
        } else if (code !== 0) return `${command.apps.join(', ')}: ${said}`;
        else if (!isNew) return `${command.apps.join(', ')} ended well, and are ${words.join(', ')}`;
      }
      const touched: readonly string[] = commands.flatMap(({ apps }) => apps);
      const others = fakeApps.filter((app) => !touched.includes(app) && now[app] !== live[app]);
      live = now;
      return others.length > 0 ? `${others.join(', ')} changed` : undefined;
    })().catch((error: unknown) => String(error));
    if (fault !== undefined) faults.push(`round ${round}: ${fault}`);
  }
  return { rounds: round, killed, met, before, after, faults };
}

import type { openMachines } from './openMachines';

interface KilledWrites {
  readonly steps: number;
  readonly killed: number;
  /** Numbers of kills that left the old generation, and the new one. */
  readonly before: number;
  readonly after: number;
  /** Expectations that failed, step by step. */
  readonly faults: readonly string[];
}

/**
 * Kills a release before and after each of its writes to the store, in turn. After each kill its app is live whole, as
 * it was or as it was to be. The next release of another machine succeeds, and leaves that as it is.
 */
export async function killWrites(machines: Awaited<ReturnType<typeof openMachines>>): Promise<KilledWrites> {
  const release = async (machine: string, word: string, app: string, killAt?: number) => {
    const [ended] = await machines.run([
      { machine, word, apps: [app], ...(killAt !== undefined && { killAt }) },
    ]);
    if (!ended) throw new Error('no process');
    return ended;
  };
  await machines.first('a', 'k0');
  const whole = await release('a', 'uncut', 'mfe-services');
  const steps = 2 * Number(/wrote (\d+)/.exec(whole.said)?.[1]);
  if (!(steps > 0)) throw new Error(`A whole release: ${whole.said}`);
  const faults: string[] = [];
  let [killed, before, after] = [0, 0, 0];
  let old = 'uncut';
  for (let step = 1; step <= steps; step += 1) {
    const word = `k${step}`;
    const { signal } = await release('a', word, 'mfe-services', step);
    if (signal === 'SIGKILL') killed += 1;
    else faults.push(`step ${step}: the process was not killed`);
    const { code, said } = await release('b', word, 'mfe-company');
    if (code !== 0) faults.push(`step ${step}: the next release ended with ${code}: ${said}`);
    const now = await machines.served().catch((error: unknown) => ({ fault: String(error) }));
    const { 'mfe-services': services = '', 'mfe-company': company } = now as Record<string, string>;
    if (services === old) before += 1;
    else if (services === word) after += 1;
    else faults.push(`step ${step}: ${JSON.stringify(now)}, and ${old} was live`);
    if (company !== word) faults.push(`step ${step}: the next release is not live: ${JSON.stringify(now)}`);
    old = services;
  }
  return { steps, killed, before, after, faults };
}

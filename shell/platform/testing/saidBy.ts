import type { Command } from 'commander';

/** Runs a command in this process; resolves to its output, including a refusal. */
export async function saidBy(program: Command, args: readonly string[]): Promise<string> {
  const said: unknown[] = [];
  const log = jest.spyOn(console, 'log').mockImplementation((line) => void said.push(line));
  try {
    await program.parseAsync([...args], { from: 'user' });
  } catch (error) {
    said.push(`refused: ${(error as Error).message}`);
  } finally {
    log.mockRestore();
  }
  return said.join('\n');
}

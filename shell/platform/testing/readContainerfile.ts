import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from 'shared-content/artifact/paths';

/** One stage of a Containerfile: its base, and its instructions in order. */
export interface Stage {
  readonly name: string;
  readonly image: string;
  readonly steps: readonly { readonly instruction: string; readonly text: string }[];
  readonly env: Readonly<Record<string, string>>;
}

/** Parses the repository's Containerfile (docs.docker.com/reference/dockerfile), as far as it uses that language. */
export function readContainerfile(file = path.join(root, 'Containerfile')): Stage[] {
  const lines = readFileSync(file, 'utf8')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'));
  const args: Record<string, string> = {};
  const filled = (text: string) =>
    text.replaceAll(/\$\{(\w+)\}/g, (whole, name: string) => args[name] ?? whole);
  const stages: {
    name: string;
    image: string;
    steps: Stage['steps'][number][];
    env: Record<string, string>;
  }[] = [];
  for (const line of lines) {
    const [, instruction = '', text = ''] = /^([A-Z]+)\s+(.*)$/.exec(line) ?? [];
    if (!instruction) throw new Error(`Not an instruction: ${line}`);
    if (instruction === 'ARG') Object.assign(args, Object.fromEntries([text.split('=')]));
    else if (instruction === 'FROM') {
      const [image = '', name = 'last'] = filled(text).split(' AS ');
      stages.push({ name, image, steps: [], env: {} });
    } else {
      const stage = stages.at(-1);
      if (!stage) throw new Error(`${instruction} stands before FROM.`);
      stage.steps.push({ instruction, text });
      if (instruction === 'ENV')
        Object.assign(stage.env, Object.fromEntries(text.split(/\s+/).map((pair) => pair.split('='))));
    }
  }
  return stages;
}

/** The words of an instruction in its JSON form, `CMD ["node", "…"]`, without options. */
export const getWords = (text: string): string[] => JSON.parse(text.slice(text.indexOf('['))) as string[];

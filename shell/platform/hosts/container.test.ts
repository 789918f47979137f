import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { root } from 'shared-content/artifact/paths';
import { parse } from 'yaml';
import { readContainerfile, getWords } from '../testing/readContainerfile';

interface Service {
  readonly image?: string;
  readonly command?: string;
  readonly environment?: Readonly<Record<string, string>>;
  readonly ports?: readonly string[];
  readonly volumes?: readonly string[];
  readonly read_only?: boolean;
  readonly depends_on?: Readonly<Record<string, { condition: string }>>;
  readonly healthcheck?: unknown;
}

const stages = readContainerfile();
const last = stages.at(-1)!;
const getSteps = (instruction: string) =>
  stages.flatMap(({ steps }) =>
    steps.filter((step) => step.instruction === instruction).map(({ text }) => text),
  );
const { scripts, engines } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
  engines: { node: string };
};
const compose = parse(readFileSync(path.join(root, 'compose.yaml'), 'utf8'), { merge: true }) as {
  services: Record<string, Service>;
  volumes: Record<string, unknown>;
};
const { services } = compose;

/** Files of the repository in a command. */
const filesIn = (text: string) => text.match(/(?:\.\/)?[\w-]+(?:\/[\w.-]+)+\.(?:ts|mjs|js)\b/g) ?? [];
const npmScriptsIn = (text: string) => [...text.matchAll(/npm run ([\w-]+)/g)].map(([, name = '']) => name);

describe('the Containerfile', () => {
  it('runs existing scripts and files', () => {
    const commands = [...getSteps('RUN'), ...getSteps('CMD'), ...getSteps('HEALTHCHECK')].join('\n');
    expect(npmScriptsIn(commands).filter((name) => !scripts[name])).toEqual([]);
    expect(npmScriptsIn(commands)).toContain('artifact');
    const files = filesIn(commands);
    expect(files.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
    expect(files).toEqual(
      expect.arrayContaining(['shell/platform/start.ts', 'shell/platform/hosts/isReady.mjs']),
    );
  });

  it('copies from earlier stages, and starts the server as npm run serve does', () => {
    const names = stages.map(({ name }) => name);
    for (const text of getSteps('COPY'))
      for (const [, from = ''] of text.matchAll(/--from=(\w+)/g)) expect(names.slice(0, -1)).toContain(from);
    const [command = ''] = last.steps
      .filter(({ instruction }) => instruction === 'CMD')
      .map(({ text }) => text);
    const plain = getWords(command)
      .filter((word) => word !== '--')
      .join(' ');
    expect(scripts.serve!.replace('exec ', '').replace(' -- ', ' ')).toBe(plain);
  });

  it('runs as an unprivileged user who owns the volume only', () => {
    const order = last.steps.map(({ instruction }) => instruction);
    expect(last.steps.findLast(({ instruction }) => instruction === 'USER')?.text).toBe('node');
    expect(order.lastIndexOf('USER')).toBeGreaterThan(
      Math.max(order.lastIndexOf('RUN'), order.lastIndexOf('COPY')),
    );
    const volume = last.steps.find(({ instruction }) => instruction === 'VOLUME')?.text ?? '?';
    for (const folder of [last.env.SITE_DIR, last.env.DATA_DIR])
      expect(folder).toMatch(new RegExp(`^${volume}/`));
    expect(last.steps.find(({ instruction }) => instruction === 'EXPOSE')?.text).toBe(last.env.PORT);
  });

  it('uses a supported Node, and excludes local packages, data and secrets', () => {
    for (const { image } of stages) {
      const [, major] = /:(\d+)-bookworm-slim$/.exec(image) ?? [];
      expect(Number(major)).toBeGreaterThanOrEqual(Number(/\d+/.exec(engines.node)?.[0]));
    }
    const ignored = readFileSync(path.join(root, '.dockerignore'), 'utf8').split('\n');
    expect(ignored).toEqual(
      expect.arrayContaining(['.git', '**/node_modules', '**/dist', '.data', '.site', '.env']),
    );
  });
});

describe('compose.yaml', () => {
  it('names existing scripts, variables, services and volumes', () => {
    const known = readFileSync(path.join(root, '.env.example'), 'utf8');
    for (const [name, service] of Object.entries(services)) {
      expect(npmScriptsIn(service.command ?? '').filter((script) => !scripts[script])).toEqual([]);
      expect(filesIn(service.command ?? '').filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
      expect(Object.keys(service.depends_on ?? {}).filter((one) => !services[one])).toEqual([]);
      for (const [one, { condition }] of Object.entries(service.depends_on ?? {}))
        if (condition === 'service_healthy')
          expect([name, one, services[one]?.healthcheck]).toEqual([name, one, expect.anything()]);
      for (const volume of service.volumes ?? [])
        expect(Object.keys(compose.volumes)).toContain(volume.split(':')[0]);
    }
    const variables = Object.keys(services.site!.environment!);
    expect(variables.filter((name) => !known.includes(name))).toEqual([]);
  });

  it('publishes ports on localhost only, and mounts the site’s root read-only', () => {
    const ports = Object.values(services).flatMap((service) => service.ports ?? []);
    expect(ports.filter((port) => !port.startsWith('127.0.0.1:'))).toEqual([]);
    expect([services.site!.read_only, services.release!.read_only]).toEqual([true, true]);
  });

  it('pins the versions of the images of other programs', () => {
    const images = Object.values(services).flatMap(({ image = '' }) =>
      image === 'shapla-site' ? [] : [image],
    );
    expect(images.filter((image) => !/:[\w.-]*\d/.test(image) || image.endsWith(':latest'))).toEqual([]);
    expect(images).toHaveLength(3);
  });
});

it('the Containerfile builds an artifact of every section', () => {
  const apps = readdirSync(root).filter((name) => name === 'shell' || name.startsWith('mfe-'));
  const loop = getSteps('RUN').find((text) => text.includes('npm run artifact'));
  expect(loop).toContain('shell mfe-*');
  expect(apps.length).toBeGreaterThan(1);
});

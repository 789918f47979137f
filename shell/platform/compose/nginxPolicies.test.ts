import { nginxPolicies } from './nginxPolicies';

const generation = '0123456789ab';
const short = 'services/ai-ml.html';
const long = `services/${'a-long-name-'.repeat(20)}.html`;

it('writes short keys literally, and long keys as patterns that match only them', () => {
  const lines = nginxPolicies(generation, { [short]: 'a policy', [long]: 'another' })
    .trim()
    .split('\n');
  expect(lines[0]).toBe(`"${generation}/${short}" "a policy";`);
  const pattern = new RegExp(/^"~(.+)" "another";$/.exec(lines[1] ?? '')?.[1] ?? '(?!)');
  expect(`${generation}/${long}`).toMatch(pattern);
  for (const other of [
    `${generation}/${long}.html`,
    `x${generation}/${long}`,
    long.replace('.html', '-html'),
  ])
    expect(other).not.toMatch(pattern);
});

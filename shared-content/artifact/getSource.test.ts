import { getSource } from './getSource';

it('reads the checkout’s own repository, even within a hook of another one', async () => {
  const before = process.env.GIT_DIR;
  process.env.GIT_DIR = '/nowhere';
  try {
    expect(await getSource('shell')).toMatchObject({ commit: expect.stringMatching(/^[0-9a-f]{4,40}$/) });
  } finally {
    if (before === undefined) delete process.env.GIT_DIR;
    else process.env.GIT_DIR = before;
  }
});

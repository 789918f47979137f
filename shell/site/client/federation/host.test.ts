import { getSection } from 'shared-content/federation';
import { sitePlugin } from './host';

const { container } = getSection('mfe-contact');

/** The script that the runtime gets for a URL, once the section's entry was requested. */
async function getScript(pin: { entry: string; integrity?: string }, url: string) {
  const plugin = sitePlugin({ getPin: () => Promise.resolve(pin) });
  const origin = { registerRemotes: () => undefined };
  await plugin.beforeRequest?.({ id: `${container}/section`, origin } as never);
  return (plugin.createScript?.({ url } as never) as { script: HTMLScriptElement }).script;
}

describe('a script of a section', () => {
  const entry = '/assets/mfe-contact/aaa/remoteEntry.js';
  const pin = { entry, integrity: 'sha256-own' };

  it.each(['/assets/mfe-contact/bbb/remoteEntry.js', 'http://localhost:3004/remoteEntry.js'])(
    'is refused where the page does not pin it: %s',
    async (url) => {
      await expect(getScript(pin, new URL(url, location.origin).href)).rejects.toThrow('is not pinned');
    },
  );

  it('comes from a developer’s machine without integrity', async () => {
    const development = { entry: 'http://localhost:3004/mf-manifest.json' };
    expect((await getScript(development, 'http://localhost:3004/remoteEntry.js')).integrity).toBe('');
  });
});

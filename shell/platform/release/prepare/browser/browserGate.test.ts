import { existsSync } from 'node:fs';
import type { SiteFolder } from '../../../store/SiteFolder';
import { browserGate } from './browserGate';

jest.mock('node:fs', () => ({
  ...jest.requireActual<object>('node:fs'),
  existsSync: jest.fn(() => false),
}));

const ready = { generation: 'g', routes: ['/'] };
const lines: string[] = [];
const gate = (options: Pick<Parameters<typeof browserGate>[0], 'skip' | 'without'>) =>
  browserGate({ siteFolder: {} as SiteFolder, say: (line) => lines.push(line), ...options })(ready);
beforeEach(() => void lines.splice(0));

describe('without an installed browser', () => {
  it('a release is refused, and both cures are named', async () => {
    await expect(gate({ without: 'refuse' })).rejects.toThrow(
      /No Chromium was found\. Install one .*CHROMIUM_PATH.*--skip-browser/,
    );
    expect(existsSync).toHaveBeenCalled();
  });

  it('npm start goes on with a note that no page was checked', async () => {
    await gate({ without: 'go on' });
    expect(lines).toEqual([expect.stringMatching(/^NOT CHECKED in a browser: No Chromium/)]);
  });

  it('a release with --skip-browser says that no page was checked', async () => {
    await gate({ without: 'refuse', skip: true });
    expect(lines).toEqual(['NOT CHECKED in a browser, because of --skip-browser.']);
  });
});

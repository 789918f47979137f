import { scriptTimeout } from 'shared-content/federation';
import { loadScript } from './loadScript';

const url = '/assets/mfe-services/1/remoteEntry.js';
const script = () => document.querySelector('script') as HTMLScriptElement;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('loadScript', () => {
  it('asks under another URL after a failure, with the same integrity', async () => {
    const first = loadScript(url, 'sha384-abc');
    expect(script().getAttribute('src')).toBe(url);
    script().onerror?.('');
    await expect(first).rejects.toThrow(`${url} failed to load`);
    void loadScript(url, 'sha384-abc');
    expect(script().getAttribute('src')).toMatch(/remoteEntry\.js\?\d+$/);
    expect(script().integrity).toBe('sha384-abc');
    script().remove();
  });

  it('never runs a script that comes after its time', async () => {
    const late = loadScript('/late.js');
    const element = script();
    jest.advanceTimersByTime(scriptTimeout);
    await expect(late).rejects.toThrow('took too long');
    // A script runs only in the document that it was made for (HTML, "execute the script element").
    expect(element.ownerDocument).not.toBe(document);
  });
});

import type { Turnstile } from './loadTurnstile';

// Each test loads the module anew, because it tests what the module remembers between calls.
const fresh = async () => {
  jest.resetModules();
  return (await import('./loadTurnstile')).loadTurnstile;
};
const scripts = () => [...document.head.querySelectorAll('script')];
const turnstile = { render: () => 'id' } as unknown as Turnstile;

describe('loadTurnstile', () => {
  beforeEach(() => {
    document.head.innerHTML = '';
    delete window.turnstile;
  });

  it('requests explicit rendering and resolves when the script reports itself', async () => {
    const load = await fresh();
    const loading = load('/captcha/turnstile/v0/api.js');
    const script = scripts()[0]!;
    expect(script.src).toBe(
      'http://localhost/captcha/turnstile/v0/api.js?render=explicit&onload=onTurnstileReady',
    );
    expect(script.async).toBe(true);
    expect(script.hasAttribute('integrity')).toBe(false);
    window.turnstile = turnstile;
    window.onTurnstileReady?.();
    expect(await loading).toBe(turnstile);
  });

  it('loads once for two callers', async () => {
    const load = await fresh();
    void load('/api.js');
    void load('/api.js');
    expect(scripts()).toHaveLength(1);
  });

  it('rejects when the script fails, removes it and loads it again on the next call', async () => {
    const load = await fresh();
    const failing = load('/api.js');
    scripts()[0]!.dispatchEvent(new Event('error'));
    await expect(failing).rejects.toThrow('did not load');
    expect(scripts()).toHaveLength(0);

    const retried = load('/api.js');
    window.turnstile = turnstile;
    window.onTurnstileReady?.();
    expect(await retried).toBe(turnstile);
  });

  it('rejects after a timeout', async () => {
    jest.useFakeTimers();
    const load = await fresh();
    const late = load('/api.js');
    jest.advanceTimersByTime(15_000);
    await expect(late).rejects.toThrow('in time');
    jest.useRealTimers();
  });

  it('rejects when the script does not provide the API', async () => {
    const load = await fresh();
    const empty = load('/api.js');
    window.onTurnstileReady?.();
    await expect(empty).rejects.toThrow('no API');
  });
});

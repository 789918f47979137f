import { type Turnstile, loadTurnstile } from './loadTurnstile';

const scripts = () => [...document.head.querySelectorAll('script')];
const turnstile = { render: () => 'id' } as unknown as Turnstile;

describe('loadTurnstile', () => {
  beforeEach(() => {
    document.head.innerHTML = '';
    delete window.turnstile;
  });

  it('requests explicit rendering and resolves when the script reports itself', async () => {
    const loading = loadTurnstile('/captcha/turnstile/v0/api.js');
    const script = scripts()[0]!;
    expect(script.src).toBe(
      'http://localhost/captcha/turnstile/v0/api.js?render=explicit&onload=onTurnstileReady',
    );
    expect(script.hasAttribute('integrity')).toBe(false);
    window.turnstile = turnstile;
    window.onTurnstileReady?.();
    expect(await loading).toBe(turnstile);
  });

  it('rejects when the script fails, removes it and loads it again on the next call', async () => {
    const failing = loadTurnstile('/api.js');
    scripts()[0]!.dispatchEvent(new Event('error'));
    await expect(failing).rejects.toThrow('did not load');
    expect(scripts()).toHaveLength(0);

    const retried = loadTurnstile('/api.js');
    window.turnstile = turnstile;
    window.onTurnstileReady?.();
    expect(await retried).toBe(turnstile);
  });
});

import { setTimeout as wait } from 'node:timers/promises';

interface Answer {
  value: unknown;
}

/** The few commands of the W3C WebDriver protocol that a tab needs, https://www.w3.org/TR/webdriver2/ */
export class WebDriverSession {
  private constructor(
    private readonly address: string,
    readonly capabilities: Readonly<Record<string, unknown>>,
  ) {}

  /**
   * Starts a browser. It retries until the driver, which may still be starting, answers.
   *
   * @throws when no browser has started in half a minute
   */
  static async start(driver: string, alwaysMatch: object): Promise<WebDriverSession> {
    for (let tries = 0; ; tries += 1)
      try {
        const { sessionId, capabilities } = (await command(
          'POST',
          `${driver}/session`,
          { capabilities: { alwaysMatch } },
          AbortSignal.timeout(30_000),
        )) as { sessionId: string; capabilities: Record<string, unknown> };
        return new WebDriverSession(`${driver}/session/${sessionId}`, capabilities);
      } catch (error) {
        if (!(error instanceof TypeError) || tries > 300) throw error;
        await wait(100);
      }
  }

  post(path: string, body: object = {}): Promise<unknown> {
    return command('POST', this.address + path, body);
  }

  get(path: string): Promise<unknown> {
    return command('GET', this.address + path);
  }

  /** Leaves the page, and resolves to whether the browser could. */
  async leave(): Promise<boolean> {
    const signal = AbortSignal.timeout(10_000);
    return command('POST', `${this.address}/url`, { url: 'about:blank' }, signal).then(
      () => true,
      () => false,
    );
  }

  async end(): Promise<void> {
    await command('DELETE', this.address);
  }
}

async function command(method: string, url: string, body?: object, signal?: AbortSignal): Promise<unknown> {
  const answer = await fetch(url, { method, body: body && JSON.stringify(body), signal });
  const { value } = (await answer.json()) as Answer;
  if (answer.ok) return value;
  const { error, message } = value as { error: string; message: string };
  throw new Error(`${method} ${new URL(url).pathname.split('/').slice(3).join('/')}: ${error}: ${message}`);
}

import { runTurnstile } from './runTurnstile';

/**
 * Runs the bot check once, for a form that rarely needs it. The widget shows itself only when it needs a click.
 *
 * @returns a token, or undefined when the check failed
 */
export function solveTurnstile(
  place: HTMLElement,
  { action, onInteractive }: { action: string; onInteractive: () => void },
): Promise<string | undefined> {
  return new Promise((resolve) => {
    const settle = (token?: string) => {
      // Not within the widget's own callback.
      queueMicrotask(run.stop);
      resolve(token);
    };
    const run = runTurnstile(() => (place.isConnected ? place : null), {
      action,
      appearance: 'interaction-only',
      onInteractive,
      onToken: settle,
      onExpired: settle,
      onFailed: settle,
    });
  });
}

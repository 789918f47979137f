import type { ChildProcess } from 'node:child_process';

/** For a development server without type checks, which would cost more than everything else that it does. */
export const withoutTypes = { SITE_DEV_TYPES_ELSEWHERE: '1' };

/** Waits until a development server prints its address. Rejects with the output when it ends before. */
export function devServerReady(devServer: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let text = '';
    const hear = (chunk: Buffer) => {
      text += String(chunk);
      if (/ runs at http/.test(text)) resolve();
    };
    devServer.stdout?.on('data', hear);
    devServer.stderr?.on('data', hear);
    devServer.on('exit', () => reject(new Error(`The dev server ended:\n${text}`)));
  });
}

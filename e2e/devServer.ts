import type { ChildProcess } from 'node:child_process';

/** For a development server that nobody asks about types: checking them costs more than all else that it does. */
export const withoutTypes = { SITE_DEV_TYPES_ELSEWHERE: '1' };

/** Waits until a development server says where it runs; rejects with what it printed when it ends before. */
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

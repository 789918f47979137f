import type { ChildProcess } from 'node:child_process';

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

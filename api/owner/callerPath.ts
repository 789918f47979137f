import { resolve } from 'node:path';

/** A path as whoever called the command means it: npm runs the program in the workspace's folder. */
export const callerPath = (path: string): string => resolve(process.env.INIT_CWD ?? process.cwd(), path);

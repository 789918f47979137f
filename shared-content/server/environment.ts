/*
 * Fills the environment. Every program (start, serve, API, owner, release, doctor) imports this first, before any
 * module that reads the environment while it loads.
 */
import { readEnvironmentFile } from './readEnvironmentFile';
import { startErrorLine } from './startError';

try {
  readEnvironmentFile(process.argv, process.env);
} catch (error) {
  console.error(startErrorLine(error) ?? error);
  process.exit(1);
}

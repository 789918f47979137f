import { readConfig } from '../config/config';

/** The lines of the error, without the heading that says why this is production. */
export const getProblems = (env: NodeJS.ProcessEnv): string[] => {
  try {
    readConfig(env);
    return [];
  } catch (error) {
    const lines = (error as Error).message.split('\n');
    return lines
      .filter((line) => !line.startsWith('This is production'))
      .map((line) => line.replace(/^- /, ''));
  }
};

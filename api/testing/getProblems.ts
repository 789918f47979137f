import { readConfig } from '../config/config';
import { IncompleteConfigError } from '../config/variableReader';

/** The lines of the error, without the heading that says why this is production. */
export const getProblems = (env: NodeJS.ProcessEnv): string[] => {
  try {
    readConfig(env);
    return [];
  } catch (error) {
    if (error instanceof IncompleteConfigError) return [...error.problems];
    throw error;
  }
};

import { apps } from '../federation';
import { inputFiles } from './buildInputs';
import { builtFrom } from './getSource';

it.each(apps.map(({ name }) => name))(
  'what %s is built from covers every file that its build reads',
  async (app) => {
    const paths = builtFrom(app);
    const covered = (file: string) => paths.some((name) => file === name || file.startsWith(`${name}/`));
    expect((await inputFiles(app)).filter((file) => !covered(file))).toEqual([]);
  },
);

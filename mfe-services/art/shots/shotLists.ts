import { aiMlShots } from './aiMl';
import { analyticsShots } from './analytics';
import { socialShots } from './social';
import { teamShots } from './team';

/** Every list of pictures of the section. */
export const shotLists = [aiMlShots, analyticsShots, teamShots, socialShots];

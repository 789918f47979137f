import shots from '../../../../assets/scenes/social-media-marketing-trial-shots.avif';
import { reach } from '../../../../content/exhibits/reach';
import { ChosenShot } from './ChosenShot';

/** How many watch, and who asks. */
export const Reach = () => <ChosenShot shots={shots} legends={reach.legends} />;

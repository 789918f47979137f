import shots from '../../../../assets/scenes/website-design-trial-shots.avif';
import { pageWeight } from '../../../../content/exhibits/pageWeight';
import { ChosenShot } from './ChosenShot';

/** A phone’s screen, second by second, until the page is readable. */
export const Filmstrip = () => <ChosenShot shots={shots} legends={pageWeight.legends} />;

import shots from '../../../../assets/scenes/ux-ui-design-trial-shots.avif';
import { taps } from '../../../../content/exhibits/taps';
import { ChosenShot } from './ChosenShot';

/** The tested form, and where five people put their thumb. */
export const TapMap = () => <ChosenShot shots={shots} legends={taps.legends} />;

import shots from '../../../../assets/scenes/mobile-solutions-trial-shots.avif';
import { phoneStates } from '../../../../content/exhibits/phoneStates';
import { ChosenShot } from './ChosenShot';

/** Phone and office at the moment of the tap. */
export const PhoneState = () => <ChosenShot shots={shots} legends={phoneStates.legends} />;

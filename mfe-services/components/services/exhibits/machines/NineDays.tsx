import shots from '../../../../assets/scenes/digital-transformation-trial-shots.avif';
import { spareParts } from '../../../../content/exhibits/spareParts';
import { ChosenShot } from './ChosenShot';

/** The days of the loom’s standstill, and what it waits for. */
export const NineDays = () => <ChosenShot shots={shots} legends={spareParts.legends} />;

import shots from '../../../../assets/scenes/team-augmentation-trial-shots.avif';
import { seatWeeks } from '../../../../content/exhibits/seatWeeks';
import { ChosenShot } from './ChosenShot';

/** One seat over the weeks: its people, and for how long. */
export const SeatWeeks = () => (
  <ChosenShot shots={shots} legends={seatWeeks.cases.map(({ legend }) => legend)} />
);

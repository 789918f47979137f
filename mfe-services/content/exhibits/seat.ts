import { facts } from 'shared-content/content';
import trialShots from '../../assets/scenes/team-augmentation-trial-shots.avif';
import { SheetView } from '../../components/services/exhibits/SheetView';
import type { ServiceBlockOf } from '../service.contract';
import { seatWeeks } from './seatWeeks';

/** One empty seat, filled in three ways. All of it belongs to this page. */
export const seat: ServiceBlockOf<'exhibit'> = {
  kind: 'exhibit',
  tone: 'raised',
  title: 'What becomes of one empty seat',
  quiz: {
    question: 'A seat in your team is empty today. You borrow…',
    options: [
      {
        label: 'someone who fits',
        outcome: 'Usually filled in week two',
        text: `You have profiles ${facts.profiles}, and you choose.`,
        good: true,
        part: 1,
      },
      {
        label: 'someone who doesn’t',
        outcome: 'Replaced after the review',
        text: 'In week four, you review the month with us and say so.',
        good: true,
        part: 2,
      },
      {
        label: 'someone for two months',
        outcome: 'Ends when the month does',
        text: 'You stop then, and owe nothing for the next month.',
        good: true,
        part: 3,
      },
    ],
  },
  // One seat over the weeks: its people, and for how long.
  choicePicture: { kind: 'shots', shots: trialShots, legends: seatWeeks.cases.map(({ legend }) => legend) },
  View: SheetView,
  exhibit: {
    kind: 'sheet',
    heading: 'One borrowed seat',
    mark: 'Booked by the month',
    fields: [
      { name: 'Profiles', value: `You have them ${facts.profiles}` },
      { name: 'If it’s the wrong person', value: 'We replace anyone who doesn’t fit' },
      { name: 'When it ends', value: 'At the end of any month' },
    ],
  },
};

import { SheetView } from '../../components/services/exhibits/SheetView';
import { SeatWeeks } from '../../components/services/exhibits/machines/SeatWeeks';
import type { ServiceBlockOf } from '../service.contract';

/** One empty seat, filled in three ways. Every figure is one of the page's own. */
export const seat: ServiceBlockOf<'exhibit'> = {
  kind: 'exhibit',
  tone: 'raised',
  title: 'One seat, from empty to first commit',
  trial: {
    question: 'A seat is empty today. What do you do?',
    options: [
      {
        label: 'Borrow someone',
        outcome: 'First commit within ten working days',
        text: 'Profiles come within two, and you choose.',
        good: true,
        part: 2,
      },
      {
        label: 'Borrow someone who doesn’t fit',
        outcome: 'Replaced within two weeks',
        text: 'You say so, and we send someone else.',
        good: true,
        part: 3,
      },
      {
        label: 'Hire',
        outcome: 'Four months',
        text: 'That’s what a senior developer takes. Borrow until then.',
        good: false,
        part: 4,
      },
    ],
  },
  Machine: SeatWeeks,
  View: SheetView,
  exhibit: {
    kind: 'sheet',
    heading: 'One borrowed seat',
    mark: 'Booked by the month',
    fields: [
      { name: 'Profiles', value: 'Two or three within two working days' },
      { name: 'First commit', value: 'Within ten working days' },
      { name: 'If it’s the wrong person', value: 'Someone else within two weeks' },
      { name: 'When it ends', value: 'At the end of any month' },
      { name: 'On our books', value: 'Payroll, desk and hardware' },
    ],
  },
};

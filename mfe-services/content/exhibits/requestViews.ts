import type { ChoicePicture } from '../exhibit.contract';

/** Request 512 on five screens, in the order of the roles. */
export const requestViews: ChoicePicture = {
  kind: 'form',
  title: 'Request 512 · Needles, 400 pieces',
  fields: [
    { name: 'Price', values: ['–', 'Tk 18,200', 'Tk 18,200', 'Tk 18,200', 'Tk 18,200'] },
    { name: 'Second offer', values: ['–', '–', 'Tk 19,050', 'Tk 19,050', 'Tk 19,050'] },
    { name: 'Budget used', values: ['–', '–', '–', '62%', '62%'] },
    { name: 'Entries in the log', values: ['–', '–', '–', '–', '5'] },
  ],
  buttons: ['Request more', 'Approve', 'Order', 'Nothing to approve', 'Export the log'],
};

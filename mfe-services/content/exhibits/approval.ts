import type { ChoicePicture } from '../exhibit.contract';

/** Request 512 on screen, for each event that can coincide with pressing “Approve”. */
export const approval: ChoicePicture = {
  kind: 'form',
  title: 'Request 512',
  fields: [
    { name: 'Amount', values: ['Tk 18,200', 'Tk 18,200', 'Tk 640,000', 'Tk 18,200'] },
    { name: '14:02', values: ['Approved by you', 'Approved by Tanvir', 'Passed on to finance', '–'] },
    {
      name: 'Now',
      values: ['Next: Purchasing', 'Nothing to do', 'Your limit: Tk 50,000', 'Not saved. Press again.'],
    },
  ],
  buttons: ['Approved', 'Approved', 'With finance', 'Approve'],
};

/** Request 512 on screen, for each event that can coincide with pressing “Approve”. */
export const approval = {
  title: 'Request 512',
  states: [
    {
      amount: 'Tk 18,200',
      button: 'Approved',
      done: true,
      note: 'Next: Purchasing',
      log: ['14:02 Approved by you', '13:40 Asked for by Line 3'],
    },
    {
      amount: 'Tk 18,200',
      button: 'Approved',
      done: true,
      note: 'By Tanvir, a second ago',
      log: ['14:02 Approved by Tanvir', '13:40 Asked for by Line 3'],
    },
    {
      amount: 'Tk 640,000',
      button: 'With finance',
      done: true,
      note: 'Your limit: Tk 50,000',
      log: ['14:02 Passed on to finance', '13:40 Asked for by Line 3'],
    },
    {
      amount: 'Tk 18,200',
      button: 'Approve',
      done: false,
      note: 'Not saved. Press again.',
      log: ['13:52 Seen by you', '13:40 Asked for by Line 3'],
    },
  ],
} as const;

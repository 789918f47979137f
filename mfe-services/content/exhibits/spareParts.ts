/** From the Tuesday on which loom 7 goes down at 9:04: days that it stands still. */
export const spareParts = {
  days: ['Tu', 'We', 'Th', 'Fr', 'Sa', 'Su', 'Mo', 'Tu', 'We'],
  legends: [
    'Nine days: three desks, and one signer on leave.',
    'Six days: the same four signers, on a screen.',
    'Two hours and a half: nobody signs below the limit.',
  ],
} as const;

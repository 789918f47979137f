/** From the Tuesday on which loom 7 goes down at 9:04: days that it stands still. */
export const spareParts = {
  days: ['Tu', 'We', 'Th', 'Fr', 'Sa', 'Su', 'Mo', 'Tu', 'We'],
  legends: [
    'Nine days, because one signer is on leave.',
    'Six days, with the same four signers on a screen.',
    'Two hours and a half, as no one signs below the limit.',
  ],
} as const;

/** Standstill of loom 7, from the Tuesday on which it fails at 9:04. */
export const spareParts = {
  legends: [
    'Nine days, because one signer is on leave.',
    'Six days, with the same four signers on a screen.',
    'Two and a half hours, as there’s nothing to sign below the limit.',
  ],
} as const;

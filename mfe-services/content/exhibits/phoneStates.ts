/** The entry after the tap on “Save”, on the phone and in the office. */
export const phoneStates = {
  legends: [
    'On the phone and in the office.',
    'On the phone, and it goes out when there’s a network.',
    'On the phone and in the office, once.',
    'Locked from the office.',
  ],
} as const;

/** Milliseconds between two cards that rise on Home: 150 to 200 there (specification, section 9). */
export const homeStagger = 160;

/** The whole page (specification 2.1): the message stands to the letter and alone. */
export const blog = { title: 'Blog - Coming Soon' } as const;

/** Id of a member's dialog. */
export const memberId = (slug: string): string => `member-${slug}`;

/** The fragment of a group's heading: “AI & Analytics” → `ai-analytics`. */
export const groupId = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/**
 * How a message begins that comes from an open position's link (`/contact?job=…`, mfe-contact/content/topics.ts). The form writes it and the server
 * chooses the department by it, so both must say the same.
 */
export const jobApplicationPrefix = 'Job application: ';

import { html, type Html } from 'shared-content/server/html';
import type { Department, Enquiry, EnquiryStatus } from '../storage/engine/database';

/** The desk's names of departments. */
export const departmentNames: Record<Department, string> = {
  general: 'General',
  career: 'Careers',
  projects: 'Projects',
};
export const departments = Object.keys(departmentNames) as Department[];
export const statuses: readonly EnquiryStatus[] = ['answered', 'new', 'spam'];

/** The status of an enquiry, as a word and a color. */
export function statusBadge({ held, status }: Enquiry): Html {
  const word = status !== 'new' ? status : held ? 'held' : 'new';
  return html`<span class="badge ${word}">${word[0]!.toUpperCase()}${word.slice(1)}</span>`;
}

import { html, type Html } from 'shared-content/server/html';
import type { Department, EnquiryStatus } from '../storage/engine/database';
import type { ListedEnquiry } from '../storage/enquiries/readEnquiries';

/** The desk's names of departments. */
export const departmentNames: Record<Department, string> = {
  general: 'General',
  career: 'Careers',
  projects: 'Projects',
};
export const departments = Object.keys(departmentNames) as Department[];
export const statuses: readonly EnquiryStatus[] = ['answered', 'new', 'spam'];

/** The status of an enquiry, as a word and a color. */
export function statusBadge({ held, overdue, status }: ListedEnquiry): Html {
  const word = status !== 'new' ? status : held ? 'held' : overdue ? 'overdue' : 'new';
  return html`<span class="badge ${word}">${word[0]!.toUpperCase()}${word.slice(1)}</span>`;
}

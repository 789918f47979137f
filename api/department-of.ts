import type { ContactPayload } from 'shared-content/forms';
import type { Department } from './storage/database';

const career =
  /\b(jobs?|careers?|vacanc(?:y|ies)|internships?|resum[eé]s?|cv|curriculum vitae|job openings?|apply for|hiring)\b/i;

/** Whom an enquiry concerns. The form has no such field: a chosen service or budget means a project, words of an applicant a career. */
export function departmentOf({ serviceInterest, budget, description }: ContactPayload): Department {
  if (serviceInterest || budget) return 'projects';
  return career.test(description) ? 'career' : 'general';
}

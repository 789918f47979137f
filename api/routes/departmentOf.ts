import { jobApplicationPrefix, type ContactPayload } from 'shared-content/forms';
import type { Department } from '../storage/engine/database';

/**
 * Whom an enquiry concerns, by what the visitor did and not by the words they use: the beginning that our own link from
 * an open position writes means a career, a chosen service or budget a project, everything else is general. How long an
 * enquiry is kept hangs on this; the owner can move it.
 */
export function departmentOf({ serviceInterest, budget, description }: ContactPayload): Department {
  if (description.trimStart().startsWith(jobApplicationPrefix.trim())) return 'career';
  return serviceInterest || budget ? 'projects' : 'general';
}

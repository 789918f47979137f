import type { CaseStudy } from './CaseStudy';
import { lekhaLearning } from './caseStudies/lekhaLearning';
import { morichAndMint } from './caseStudies/morichAndMint';
import { nirmalClinics } from './caseStudies/nirmalClinics';
import { nokshaLoom } from './caseStudies/nokshaLoom';

/** The four studies in the order of the page. */
export const caseStudies: readonly CaseStudy[] = [nirmalClinics, nokshaLoom, lekhaLearning, morichAndMint];

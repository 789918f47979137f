export { amountsIn } from './amountsIn';
export { caseOfService } from './caseOfService';
export {
  type IndustryEntry,
  type ServiceEntry,
  industries,
  industryPath,
  serviceGroups,
  servicePath,
  services,
} from './catalogue';
export { type LegalFacts, company, smallestPrices, usualPrices } from './company';
export { companyName } from './companyName';
export { facts } from './facts';
export { jobTitles } from './jobTitles';
export { actions, contactAbout, mainNavigation } from './navigation';
export { promises } from './promises';
export { retention } from './retention';
export { sentences } from './sentences';
export { type Stat, statNotes, stats } from './stats';
export { warranty } from './warranty';
export { getAmericas, sharedHours } from './sharedHours';
export { structuredAddress } from './structuredAddress';
export { caseStudyPath, clientWork, projectPath, seeProject, testimonialsPath } from './work';
export { errorWords } from './errorWords';

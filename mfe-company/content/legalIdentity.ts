import { type LegalFacts, company } from 'shared-content/content';
import { type LegalBlock, say } from './legal';

/** Who is behind the site, as a sentence begins. Without a legal entity in the company file: the trading name alone. */
export const operatorOf = ({ entity }: LegalFacts): string =>
  entity ? `${company.name}, a trading name of ${entity},` : company.name;

/** The blocks that name what only the owner knows; none for a fact that the company file leaves empty. */
export const registrationOf = ({ entity, registration }: LegalFacts): readonly LegalBlock[] =>
  registration ? [say(`${entity || company.name} is ${registration}.`)] : [];

export const representativeOf = ({ representative }: LegalFacts): readonly LegalBlock[] =>
  representative
    ? [say(`Our representative in the European Union and the United Kingdom is ${representative}.`)]
    : [];

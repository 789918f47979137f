import { verbs } from './verbs';

const subordinate =
  /(?<![\p{L}’])(that|which|who|whose|where|when|if|unless|until|while|because|before|after|as|than|how|whether)(?![\p{L}’])[^,;:.?!]*/giu;
const auxiliary =
  /(?<![\p{L}’])(am|is|are|was|were|can|could|must|may|might|will|would|should|has|have|had|do|does|did|\p{L}+n’t|\p{L}+’(ll|re|ve|m)|(it|that|there|here|what|who|he|she|no one)’s)(?![\p{L}’])/iu;
/** A pronoun that opens a clause and the word after it; elsewhere ("a standard you choose") it opens a relative one. */
const pronounAndVerb =
  /(^|[,;:.?!“]\s*|^(In|Over|After|Within|Every|For) [^,;:]*? )((and|but|or|so) )?(I|you|we|they|he|she|it|no one|anyone|someone|everyone) (also |only |never |always |often )?\p{L}/iu;
const listed = new RegExp(`(?<![\\p{L}’-])(${verbs.join('|')})(?![\\p{L}’-])`, 'iu');

/**
 * Whether a sentence has a finite verb outside its subordinate clauses. No tagger: those we tried took half of
 * our plurals ("alarms", "plans", "orders") for verbs. What is neither an auxiliary nor after a pronoun must
 * stand in the list of verbs.
 */
export function hasMainVerb(sentence: string): boolean {
  // A question opens with the words that elsewhere open a subordinate clause.
  const main = /\?”?$/.test(sentence) ? sentence : sentence.replace(subordinate, '');
  return [auxiliary, pronounAndVerb, listed].some((sign) => sign.test(main));
}

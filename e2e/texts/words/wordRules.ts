/** What the specification gives to the letter; no rule reads it. */
export const verbatim = [
  "Let's Talk",
  'Blog - Coming Soon',
  '8:00 AM - 5:00 PM',
  "Children's Privacy",
  'Architecture Engineering and Construction',
];

interface WordRule {
  readonly found: RegExp;
  readonly instead: string;
}

/** Words that no text of ours has, each with what an American would write. */
export const wordRules: readonly WordRule[] = [
  { found: /\b(no|some|any|every)body\b/i, instead: 'no one, someone, anyone, everyone' },
  { found: /\b(whom|whoever|whosoever)\b/i, instead: 'who, anyone who' },
  { found: /\bbeside\b/i, instead: 'next to, besides, on top of' },
  { found: /\bso that\b(?!’)/i, instead: 'so' },
  {
    found:
      /\b(anew|seldom|need not|whilst|amongst|if wished|in a currency|steering|running (work|projects?))\b/i,
    instead: 'again, rarely, don’t have to, while, among, if you like, in money, management, ongoing',
  },
  { found: /\b(to|back|for|after|up|down)wards\b/i, instead: 'toward, backward, afterward' },
  { found: /\be-mail/i, instead: 'email' },
  {
    found:
      /\b((?:colour|favour|behaviour|labour|neighbour|honour|centre|enquir|organis|optimis|recognis|digitis|analys(?=e)|practis|labell|travell|modell|cancell(?!ation))\w*|(?:kilo|centi)?metres?|licences?|cheques?|programmes?|catalogues?|grey|judgements?)\b/i,
    instead: 'the American spelling',
  },
  {
    found: /\b(pay ?slips?|pupils?|staff ?rooms?|sits? (an|the same) exam|marking|mark sheets?)\b/i,
    instead: 'pay stub, student, teachers’ lounge, take an exam, grading',
  },
  {
    found:
      /\b(cutting-edge|seamless\w*|leverag\w*|unlock\w*|empower\w*|world-class|state-of-the-art|robust|holistic|synerg\w*)\b/i,
    instead: 'what it does',
  },
  { found: /\d\s?–\s?\d/, instead: 'a hyphen, as in “2-4 months”' },
  { found: /—|\s[–-]\s/, instead: 'a comma, a colon or a new sentence' },
  { found: /['"]/, instead: '’ “ ”' },
  {
    found: /\b(it|that|there|what|who)’(ll|d)\b|\b(no |any|some|every)one’s \w+ed\b|\bone’s finished\b/i,
    instead: 'the present tense, or the words in full',
  },
  { found: /\$\{/, instead: 'backticks around text with a gap' },
  { found: /”[.,]/, instead: 'the period or comma before the closing quote' },
];

const contracted = /\p{L}(n’t|’(ll|re|ve|m|d))\b|\b(it|that|there|here|what|who|he|she|no one|let)’s\b/giu;
/** Pairs that people contract when they talk; "they have five lists" is none of them. */
const spelledOut =
  /\b(?:do|does|did|is|are|was|were|has|have|had|would|could|should|will) not\b|\bcannot\b|\b(?:it|that|there|what|who) is(?= \p{L})|\b(?:we|you|they) are(?= \p{L})|\b(?:I|we|you|they|he|she|it) (?:will|would|have been)\b/giu;

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

/** How a text talks: its words, what it contracts and what it spells out, and how often it says "X, not Y". */
export const measure = (text: string) => ({
  words: count(text, /\p{L}[\p{L}’-]*/gu),
  contracted: count(text, contracted),
  spelledOut: count(text, spelledOut),
  antitheses: count(text, /\b(?:instead of|rather than)\b|, not \p{L}/giu),
});

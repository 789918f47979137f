/** A turn of phrase that is good once and tiresome on every page. It has a limit per thousand words of the site. */
interface Tic {
  readonly name: string;
  readonly found: RegExp;
  readonly perThousand: number;
}

/** Each ceiling is half of what a review once counted on the whole site. */
export const tics: readonly Tic[] = [
  { name: 'each, every', found: /\b(each|every)\b/gi, perThousand: 3.5 },
  { name: 'Each, Every at the start', found: /(?:^|[.!?:]\s+|\n)(Each|Every)\b/gm, perThousand: 0.94 },
  {
    name: 'one thing as the cure',
    found:
      /\b(?:one|a single|same) (?:\w+ )?(?:ledger|record|list|menu|sheet|warehouse|queue|catalog|page|journal|count|system|number|row)\b/gi,
    perThousand: 1,
  },
  { name: 'we’ll, you’ll', found: /\b(we|you)’ll\b/gi, perThousand: 2 },
  { name: 'people who', found: /\b(people|ones|engineers) who\b/gi, perThousand: 0.52 },
  { name: 'signal, offline', found: /\b(signal|offline)\b/gi, perThousand: 0.7 },
  { name: 'phone', found: /\bphones?\b/gi, perThousand: 1.2 },
  { name: 'paper', found: /\bpapers?\b/gi, perThousand: 0.66 },
  { name: 'Friday', found: /\bFridays?\b/g, perThousand: 0.28 },
  { name: 'on call', found: /\bon.call\b/gi, perThousand: 0.3 },
  { name: 'NDA', found: /\bNDA|non-disclosure\b/g, perThousand: 0.3 },
  { name: 'in your name', found: /in your name/gi, perThousand: 0.18 },
  { name: 'rehearse, way back', found: /rehears|way back/gi, perThousand: 0.32 },
  {
    name: 'exact numbers as charm',
    found: /\b(nine|eleven|twelve|thirteen|fourteen|nineteen|thirty|forty|sixty|fifty|hundred)\b/gi,
    perThousand: 1.08,
  },
  { name: 'tell us', found: /\btell us\b/gi, perThousand: 0.36 },
  { name: 'a colon within a sentence', found: /[a-z’]: [a-z]/g, perThousand: 1.32 },
];

/** Paragraphs that end in a sentence of eight words or fewer, as on a drum. */
export const shortClosers = (texts: readonly string[]): readonly string[] =>
  texts.filter((text) => {
    const sentences = text.split(/(?<=[.!?]”?)\s+/);
    const ends = text.match(/[.!?](?=\s|$)/g)?.length ?? 0;
    return ends > 1 && (sentences.at(-1)?.match(/[\p{L}\p{N}’-]+/gu)?.length ?? 0) <= 8;
  });

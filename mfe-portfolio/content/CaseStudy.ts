import type { Accent } from 'shared-content/ui';
import type { ServiceEntry, Stat } from 'shared-content/content';
import type { budgetOptions } from 'shared-content/forms';
import type { Artwork } from './Project';

/** A study's pictures: the whole scene, wide and tall, and one detail for the page's contents. */
interface StudyPictures extends Artwork {
  /** Alt text of the wide picture; the tall one shows the same with less around it. */
  readonly alt: string;
  /** 640 and 960 wide, 10 by 11. */
  readonly tall: Pick<Artwork, 'small' | 'large'>;
  /** 480 wide, 4 by 3. */
  readonly detail: string;
}

/** One project in detail (specification, section 3). */
export interface CaseStudy {
  /** Unique; the anchor on the page. */
  readonly id: string;
  readonly title: string;
  readonly category: 'Healthcare' | 'E-commerce' | 'Education' | 'Hospitality';
  readonly client: string;
  /** The month of its launch. */
  readonly launched: string;
  readonly duration: string;
  readonly teamSize: string;
  /** What it cost until its launch, in the bands of the contact form. THE OWNER CHECKS THESE. */
  readonly cost: (typeof budgetOptions)[number]['label'];
  readonly image: StudyPictures;
  readonly description: string;
  /** Paragraphs. */
  readonly challenge: readonly string[];
  readonly solution: readonly string[];
  readonly results: readonly Stat[];
  readonly technologies: readonly string[];
  readonly features: readonly string[];
  /** The pages of the services that it used. */
  readonly services: readonly ServiceEntry[];
  readonly color: Accent;
}

/** A client's quote and its speaker. */
export interface ClientWords {
  readonly words: string;
  readonly name: string;
  readonly role: string;
  readonly client: string;
  /** URLs of the face and of the company's logo. */
  readonly face: string;
  readonly mark: string;
}

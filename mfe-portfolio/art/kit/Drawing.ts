import type { Client } from '../clients';

/** What is drawn for one project: both compositions are markup on a canvas of 480 by 360. */
export interface ProjectDrawing {
  slug: string;
  client: Client;
  /** Parts of the product, large enough to read on a card. */
  cover: () => string;
  /** The whole product on the device that it is used on. */
  mockup: () => string;
}

/** What is drawn for a case study, on a canvas of 960 by 600. */
export interface StudyDrawing {
  id: string;
  client: Client;
  scene: () => string;
}

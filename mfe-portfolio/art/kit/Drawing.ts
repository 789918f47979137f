import type { Client } from '../clients';

/** The drawings of one project: both are markup on a canvas of 480 by 360. */
export interface ProjectDrawing {
  slug: string;
  client: Client;
  /** Parts of the product, large enough to read on a card. */
  cover: () => string;
  /** The whole product on its usual device. */
  mockup: () => string;
}

/** The drawings of a case study. Letters are at least 17 px, because a canvas is shown at two thirds of its size. */
export interface StudyDrawing {
  id: string;
  client: Client;
  /** 960 by 600. */
  scene: () => string;
  /** 480 by 528, for a window as narrow as a phone. */
  tall: () => string;
  /** 240 by 180: one motif of it, for the page's contents. */
  detail: () => string;
}

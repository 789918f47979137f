export type HairStyle =
  'side-part' | 'crop' | 'curls' | 'swept' | 'fringe' | 'waves' | 'bob' | 'bun' | 'braid' | 'afro' | 'scarf';
export type Beard = 'none' | 'stubble' | 'short' | 'full';
export type Clothes =
  'blazer' | 'shirt' | 'panjabi' | 'crew' | 'jacket' | 'polo' | 'roll-neck' | 'sari' | 'kameez';

export interface Person {
  /** Where the picture goes, without its ending. */
  file: string;
  skin: string;
  hair: { style: HairStyle; color: string };
  clothes: { style: Clothes; color: string; second: string };
  /** The tint of the night behind. */
  night: string;
  beard?: Beard;
  glasses?: 'round' | 'square';
  earrings?: true;
  lips?: string;
  /** How the head is built: jaw from 0 (narrow) to 1 (broad), and 0 to 1 years beyond forty. */
  jaw: number;
  years?: number;
}

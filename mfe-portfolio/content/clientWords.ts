import type { ClientWords } from './CaseStudy';
import lekhaFace from '../assets/people/lekha-learning.avif';
import lekhaMark from '../assets/people/lekha-learning-mark.avif';
import morichFace from '../assets/people/morich-and-mint.avif';
import morichMark from '../assets/people/morich-and-mint-mark.avif';
import nirmalFace from '../assets/people/nirmal-clinics.avif';
import nirmalMark from '../assets/people/nirmal-clinics-mark.avif';
import nokshaFace from '../assets/people/noksha-loom.avif';
import nokshaMark from '../assets/people/noksha-loom-mark.avif';

/** Each study's client quote, by the study's id. Invented, like the clients. */
export const clientWords: Readonly<Record<string, ClientWords>> = {
  'nirmal-clinics': {
    words:
      '“On the first Friday I stood behind the desk and waited for the shouting. There wasn’t any. By noon, no one was looking at the paper.”',
    name: 'Sharmin Quader',
    role: 'Head of Clinics',
    client: 'Nirmal Clinics',
    face: nirmalFace,
    mark: nirmalMark,
  },
  'noksha-loom': {
    words:
      '“In the week before Eid I used to sleep next to the server. The first year with the new store I slept at home, and we sold more than ever.”',
    name: 'Jhorna Begum',
    role: 'Founder',
    client: 'Noksha Loom',
    face: nokshaFace,
    mark: nokshaMark,
  },
  'lekha-learning': {
    words:
      '“They came to Kurigram and sat in the last row with the phone half the class shares. That’s why it works there.”',
    name: 'Harjit Dewan',
    role: 'Director of Programs',
    client: 'Lekha Learning',
    face: lekhaFace,
    mark: lekhaMark,
  },
  'morich-and-mint': {
    words:
      '“My cooks hate screens. After three weeks they asked for a second one above the grill, and no one has apologized to a table since.”',
    name: 'Rubayet Mirza',
    role: 'Owner',
    client: 'Morich & Mint',
    face: morichFace,
    mark: morichMark,
  },
};

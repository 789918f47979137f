import type { CaseStudy } from '../CaseStudy';
import picture720 from '../../assets/case-studies/lekha-learning-720.avif';
import picture1440 from '../../assets/case-studies/lekha-learning-1440.avif';
import pictureWebp from '../../assets/case-studies/lekha-learning-1440.webp';

export const lekhaLearning: CaseStudy = {
  id: 'lekha-learning',
  title: 'Lessons that open on a slow connection',
  category: 'Education',
  client: 'Lekha Learning',
  duration: '5 months',
  teamSize: '4 developers',
  image: {
    alt: 'A geometry lesson on a tablet, lesson packs on a phone and a class’s marks on a laptop behind them',
    small: picture720,
    large: picture1440,
    fallback: pictureWebp,
  },
  description:
    'A learning platform for grades 6 to 10 in 31 district schools, where a class often shares one phone’s connection.',
  challenge: [
    'Video lessons stalled, and pupils gave up before the first exercise: only half of the lessons that were started were finished.',
    'Teachers kept marks in exercise books. Parents heard that a term had gone badly when it was over.',
  ],
  solution: [
    'A lesson is now a pack of text, drawings and sound. It downloads once, works without a connection, and sends its answers when the signal returns. We wrote the first forty with the teachers, in their staff rooms.',
    'Marking happens in the screen that the pupil saw. On Thursdays, each parent receives one message that says what was learned, what was missed and what to ask about at home.',
  ],
  results: [
    { number: '84%', label: 'of started lessons finished, up from 51%' },
    { number: '3.6 MB', label: 'average lesson, down from 90 MB of video' },
    { number: '31', label: 'schools teaching with it' },
    { number: '6 h', label: 'saved per teacher and week' },
  ],
  technologies: ['Next.js', 'Node.js', 'GraphQL', 'MongoDB'],
  features: [
    'Lesson packs that work offline',
    'Answers that sync by themselves',
    'Marking in the lesson',
    'Weekly message to parents',
    'Reading aloud in Bangla',
    'Plain reports for the district',
  ],
  color: 'amber',
};

import { services } from 'shared-content/content';
import type { CaseStudy } from '../CaseStudy';
import picture720 from '../../assets/case-studies/lekha-learning-720.avif';
import picture1440 from '../../assets/case-studies/lekha-learning-1440.avif';
import pictureWebp from '../../assets/case-studies/lekha-learning-1440.webp';
import detail from '../../assets/case-studies/lekha-learning-detail-480.avif';
import tall640 from '../../assets/case-studies/lekha-learning-tall-640.avif';
import tall960 from '../../assets/case-studies/lekha-learning-tall-960.avif';

export const lekhaLearning: CaseStudy = {
  id: 'lekha-learning',
  title: 'Lessons that open on a slow connection',
  category: 'Education',
  client: 'Lekha Learning',
  launched: 'January 2025',
  duration: '5 months',
  teamSize: '4 developers',
  cost: '$50,000-$100,000',
  image: {
    alt: 'A geometry lesson on a tablet, lesson packs on a phone and a class’s grades behind them',
    small: picture720,
    large: picture1440,
    fallback: pictureWebp,
    tall: { small: tall640, large: tall960 },
    detail,
  },
  description:
    'Grades 6 to 10 in 31 district schools in Bangladesh use Lekha, often with a whole class on one phone’s connection.',
  challenge: [
    'Video lessons stalled, and students gave up before the first exercise.',
    'Teachers kept grades in notebooks, and parents heard of a bad semester once it was over.',
  ],
  solution: [
    'A lesson is now a pack of text, drawings and sound. It downloads once, works without a connection, and sends its answers later. We wrote the first 40 with teachers, in their classrooms.',
    'Teachers grade on the screen the student saw, and parents get a weekly message about what was learned and missed.',
  ],
  results: [
    { number: '84%', label: 'of started lessons finished, up from 51%' },
    { number: '3.6 MB', label: 'average lesson, once 90 MB of video' },
    { number: '31', label: 'schools teaching with it' },
    { number: '6 h', label: 'saved per teacher per week' },
  ],
  technologies: ['Next.js', 'Node.js', 'GraphQL', 'MongoDB'],
  features: [
    'Lesson packs that don’t need a connection',
    'Answers that sync by themselves',
    'Grading in the lesson',
    'Weekly message to parents',
    'Lessons read aloud in Bangla',
    'Plain reports for the district',
  ],
  services: [services.customWeb],
  color: 'amber',
};

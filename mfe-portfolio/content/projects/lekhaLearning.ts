import { type Project, caseStudy } from '../Project';
import thumbnail480 from '../../assets/projects/lekha-learning-thumbnail-480.avif';
import thumbnail672 from '../../assets/projects/lekha-learning-thumbnail-672.avif';
import thumbnail960 from '../../assets/projects/lekha-learning-thumbnail-960.avif';
import thumbnailWebp from '../../assets/projects/lekha-learning-thumbnail-960.webp';
import mockup480 from '../../assets/projects/lekha-learning-mockup-480.avif';
import mockup672 from '../../assets/projects/lekha-learning-mockup-672.avif';
import mockup960 from '../../assets/projects/lekha-learning-mockup-960.avif';
import mockupWebp from '../../assets/projects/lekha-learning-mockup-960.webp';

export const lekhaLearning: Project = {
  slug: 'lekha-learning',
  title: 'Lekha Learning',
  summary: 'Students in 31 district schools finish 84% of the lessons they start.',
  thumbnail: {
    alt: 'A geometry lesson: squares on the sides of a right triangle',
    small: thumbnail480,
    medium: thumbnail672,
    large: thumbnail960,
    fallback: thumbnailWebp,
  },
  mockup: { small: mockup480, medium: mockup672, large: mockup960, fallback: mockupWebp },
  tags: ['Learning platform', 'Offline lessons', 'Grading'],
  industry: 'Education',
  technologies: ['Next.js', 'Node.js', 'GraphQL', 'MongoDB'],
  link: 'https://lekha-learning.example.com',
  more: caseStudy('lekha-learning'),
};

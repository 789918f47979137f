import type { Project } from '../Project';
import thumbnail480 from '../../assets/projects/rebarline-thumbnail-480.avif';
import thumbnail672 from '../../assets/projects/rebarline-thumbnail-672.avif';
import thumbnail960 from '../../assets/projects/rebarline-thumbnail-960.avif';
import thumbnailWebp from '../../assets/projects/rebarline-thumbnail-960.webp';
import mockup480 from '../../assets/projects/rebarline-mockup-480.avif';
import mockup672 from '../../assets/projects/rebarline-mockup-672.avif';
import mockup960 from '../../assets/projects/rebarline-mockup-960.avif';
import mockupWebp from '../../assets/projects/rebarline-mockup-960.webp';

export const rebarline: Project = {
  slug: 'rebarline',
  title: 'Rebarline',
  summary: 'Structural engineers read the current drawing and keep the site diary, even without a network.',
  thumbnail: {
    alt: 'A structural plan with a revision mark, two pins and a site note',
    small: thumbnail480,
    medium: thumbnail672,
    large: thumbnail960,
    fallback: thumbnailWebp,
  },
  mockup: { small: mockup480, medium: mockup672, large: mockup960, fallback: mockupWebp },
  tags: ['Drawing revisions', 'Site diary', 'Offline first'],
  industry: 'Architecture Engineering and Construction',
  technologies: ['Next.js', 'Node.js', 'GraphQL', 'AWS'],
  link: 'https://rebarline.example.com',
};

import type { Project } from '../Project';
import thumbnail480 from '../../assets/projects/tallow-creek-skills-thumbnail-480.avif';
import thumbnail672 from '../../assets/projects/tallow-creek-skills-thumbnail-672.avif';
import thumbnail960 from '../../assets/projects/tallow-creek-skills-thumbnail-960.avif';
import thumbnailWebp from '../../assets/projects/tallow-creek-skills-thumbnail-960.webp';
import mockup480 from '../../assets/projects/tallow-creek-skills-mockup-480.avif';
import mockup672 from '../../assets/projects/tallow-creek-skills-mockup-672.avif';
import mockup960 from '../../assets/projects/tallow-creek-skills-mockup-960.avif';
import mockupWebp from '../../assets/projects/tallow-creek-skills-mockup-960.webp';

export const tallowCreekSkills: Project = {
  slug: 'tallow-creek-skills',
  title: 'Tallow Creek Skills',
  summary:
    'An Australian registered training organization (RTO) sells courses, assesses and certifies online.',
  thumbnail: {
    alt: 'Course catalog: two trades with their weeks and open seats',
    small: thumbnail480,
    medium: thumbnail672,
    large: thumbnail960,
    fallback: thumbnailWebp,
  },
  mockup: { small: mockup480, medium: mockup672, large: mockup960, fallback: mockupWebp },
  tags: ['Course catalog', 'Online assessment', 'Certificates'],
  industry: 'RTO',
  technologies: ['WordPress', 'PHP', 'MySQL'],
  link: 'https://tallow-creek.example.com',
};

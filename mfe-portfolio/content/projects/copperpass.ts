import type { Project } from '../Project';
import thumbnail480 from '../../assets/projects/copperpass-thumbnail-480.avif';
import thumbnail672 from '../../assets/projects/copperpass-thumbnail-672.avif';
import thumbnail960 from '../../assets/projects/copperpass-thumbnail-960.avif';
import thumbnailWebp from '../../assets/projects/copperpass-thumbnail-960.webp';
import mockup480 from '../../assets/projects/copperpass-mockup-480.avif';
import mockup672 from '../../assets/projects/copperpass-mockup-672.avif';
import mockup960 from '../../assets/projects/copperpass-mockup-960.avif';
import mockupWebp from '../../assets/projects/copperpass-mockup-960.webp';

export const copperpass: Project = {
  slug: 'copperpass',
  title: 'Copperpass',
  summary: 'Cooks at a chain of grill houses see their tickets sorted by station and colored by age.',
  thumbnail: {
    alt: 'Kitchen display: order tickets colored by age',
    small: thumbnail480,
    medium: thumbnail672,
    large: thumbnail960,
    fallback: thumbnailWebp,
  },
  mockup: { small: mockup480, medium: mockup672, large: mockup960, fallback: mockupWebp },
  tags: ['Kitchen display', 'Point of sale', 'Timing'],
  industry: 'Restaurant',
  technologies: ['Node.js', 'Express.js', 'MySQL'],
  link: 'https://copperpass.example.com',
};

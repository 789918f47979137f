import type { Project } from '../Project';
import thumbnail480 from '../../assets/projects/kindlewell-thumbnail-480.avif';
import thumbnail672 from '../../assets/projects/kindlewell-thumbnail-672.avif';
import thumbnail960 from '../../assets/projects/kindlewell-thumbnail-960.avif';
import thumbnailWebp from '../../assets/projects/kindlewell-thumbnail-960.webp';
import mockup480 from '../../assets/projects/kindlewell-mockup-480.avif';
import mockup672 from '../../assets/projects/kindlewell-mockup-672.avif';
import mockup960 from '../../assets/projects/kindlewell-mockup-960.avif';
import mockupWebp from '../../assets/projects/kindlewell-mockup-960.webp';

export const kindlewell: Project = {
  slug: 'kindlewell',
  title: 'Kindlewell',
  summary: 'Patients see a doctor by video and pick up the prescription nearby.',
  thumbnail: {
    alt: 'Telehealth app: a video visit and its prescription',
    small: thumbnail480,
    medium: thumbnail672,
    large: thumbnail960,
    fallback: thumbnailWebp,
  },
  mockup: { small: mockup480, medium: mockup672, large: mockup960, fallback: mockupWebp },
  tags: ['Telehealth app', 'Video visits', 'Prescriptions'],
  industry: 'Healthcare',
  technologies: ['React Native', 'Node.js', 'Express.js', 'AWS'],
  link: 'https://kindlewell.example.com',
};

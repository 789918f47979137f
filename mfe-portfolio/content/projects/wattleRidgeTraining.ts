import type { Project } from '../Project';
import thumbnail480 from '../../assets/projects/wattle-ridge-training-thumbnail-480.avif';
import thumbnail672 from '../../assets/projects/wattle-ridge-training-thumbnail-672.avif';
import thumbnail960 from '../../assets/projects/wattle-ridge-training-thumbnail-960.avif';
import thumbnailWebp from '../../assets/projects/wattle-ridge-training-thumbnail-960.webp';
import mockup480 from '../../assets/projects/wattle-ridge-training-mockup-480.avif';
import mockup672 from '../../assets/projects/wattle-ridge-training-mockup-672.avif';
import mockup960 from '../../assets/projects/wattle-ridge-training-mockup-960.avif';
import mockupWebp from '../../assets/projects/wattle-ridge-training-mockup-960.webp';

export const wattleRidgeTraining: Project = {
  slug: 'wattle-ridge-training',
  title: 'Wattle Ridge Training',
  summary:
    'A registered training organization (RTO) enrolls students, keeps records and files compliance reports.',
  thumbnail: {
    alt: 'Training provider: students, progress and a compliance check',
    small: thumbnail480,
    medium: thumbnail672,
    large: thumbnail960,
    fallback: thumbnailWebp,
  },
  mockup: { small: mockup480, medium: mockup672, large: mockup960, fallback: mockupWebp },
  tags: ['Enrollment', 'Student records', 'Compliance reports'],
  industry: 'RTO',
  technologies: ['Laravel', 'PHP', 'MySQL', 'AWS'],
  link: 'https://wattle-ridge.example.com',
};

import type { Project } from '../Project';
import thumbnail480 from '../../assets/projects/doorledger-thumbnail-480.avif';
import thumbnail672 from '../../assets/projects/doorledger-thumbnail-672.avif';
import thumbnail960 from '../../assets/projects/doorledger-thumbnail-960.avif';
import thumbnailWebp from '../../assets/projects/doorledger-thumbnail-960.webp';
import mockup480 from '../../assets/projects/doorledger-mockup-480.avif';
import mockup672 from '../../assets/projects/doorledger-mockup-672.avif';
import mockup960 from '../../assets/projects/doorledger-mockup-960.avif';
import mockupWebp from '../../assets/projects/doorledger-mockup-960.webp';

export const doorledger: Project = {
  slug: 'doorledger',
  title: 'Doorledger',
  summary: 'A landlord sees which of 1,200 rents are paid, due or late.',
  thumbnail: {
    alt: 'A house whose windows show which rents are paid, due or late',
    small: thumbnail480,
    medium: thumbnail672,
    large: thumbnail960,
    fallback: thumbnailWebp,
  },
  mockup: { small: mockup480, medium: mockup672, large: mockup960, fallback: mockupWebp },
  tags: ['Property management', 'Rent collection', 'Maintenance'],
  industry: 'Real Estate',
  technologies: ['Laravel', 'PHP', 'MySQL'],
  link: 'https://doorledger.example.com',
};

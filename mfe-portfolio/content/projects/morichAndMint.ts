import { type Project, caseStudy } from '../Project';
import thumbnail480 from '../../assets/projects/morich-and-mint-thumbnail-480.avif';
import thumbnail672 from '../../assets/projects/morich-and-mint-thumbnail-672.avif';
import thumbnail960 from '../../assets/projects/morich-and-mint-thumbnail-960.avif';
import thumbnailWebp from '../../assets/projects/morich-and-mint-thumbnail-960.webp';
import mockup480 from '../../assets/projects/morich-and-mint-mockup-480.avif';
import mockup672 from '../../assets/projects/morich-and-mint-mockup-672.avif';
import mockup960 from '../../assets/projects/morich-and-mint-mockup-960.avif';
import mockupWebp from '../../assets/projects/morich-and-mint-mockup-960.webp';

export const morichAndMint: Project = {
  slug: 'morich-and-mint',
  title: 'Morich & Mint',
  summary:
    'Four restaurants run site, tables and kitchens from a shared menu; wrong orders fell from 1 in 9 to 1 in 70.',
  thumbnail: {
    alt: 'A restaurant’s menu: dishes from above, with prices',
    small: thumbnail480,
    medium: thumbnail672,
    large: thumbnail960,
    fallback: thumbnailWebp,
  },
  mockup: { small: mockup480, medium: mockup672, large: mockup960, fallback: mockupWebp },
  tags: ['Menu', 'Online ordering', 'Table booking'],
  industry: 'Restaurant',
  technologies: ['Next.js', 'Express.js', 'MongoDB'],
  link: 'https://morich-and-mint.example.com',
  more: caseStudy('morich-and-mint'),
};

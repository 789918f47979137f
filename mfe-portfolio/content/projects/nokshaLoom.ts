import { type Project, caseStudy } from '../Project';
import wide1600 from '../../assets/lead/noksha-loom-1600.avif';
import wide800 from '../../assets/lead/noksha-loom-800.avif';
import thumbnail480 from '../../assets/projects/noksha-loom-thumbnail-480.avif';
import thumbnail672 from '../../assets/projects/noksha-loom-thumbnail-672.avif';
import thumbnail960 from '../../assets/projects/noksha-loom-thumbnail-960.avif';
import thumbnailWebp from '../../assets/projects/noksha-loom-thumbnail-960.webp';
import mockup480 from '../../assets/projects/noksha-loom-mockup-480.avif';
import mockup672 from '../../assets/projects/noksha-loom-mockup-672.avif';
import mockup960 from '../../assets/projects/noksha-loom-mockup-960.avif';
import mockupWebp from '../../assets/projects/noksha-loom-mockup-960.webp';

export const nokshaLoom: Project = {
  slug: 'noksha-loom',
  title: 'Noksha Loom',
  summary: '240 weavers sell one-off pieces; Eid week brought 3.1 times the prior Eid’s orders.',
  thumbnail: {
    alt: 'Handloom store: woven pieces with prices, one held for a buyer',
    small: thumbnail480,
    medium: thumbnail672,
    large: thumbnail960,
    fallback: thumbnailWebp,
  },
  mockup: { small: mockup480, medium: mockup672, large: mockup960, fallback: mockupWebp },
  wide: { small: wide800, large: wide1600 },
  tags: ['Storefront', 'Checkout', 'Stock per piece'],
  industry: 'E-commerce',
  technologies: ['Shopify', 'Next.js', 'GraphQL'],
  link: 'https://noksha-loom.example.com',
  more: caseStudy('noksha-loom'),
};

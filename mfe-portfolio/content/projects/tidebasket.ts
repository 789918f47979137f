import { type Project, toTestimonials } from '../Project';
import thumbnail480 from '../../assets/projects/tidebasket-thumbnail-480.avif';
import thumbnail672 from '../../assets/projects/tidebasket-thumbnail-672.avif';
import thumbnail960 from '../../assets/projects/tidebasket-thumbnail-960.avif';
import thumbnailWebp from '../../assets/projects/tidebasket-thumbnail-960.webp';
import mockup480 from '../../assets/projects/tidebasket-mockup-480.avif';
import mockup672 from '../../assets/projects/tidebasket-mockup-672.avif';
import mockup960 from '../../assets/projects/tidebasket-mockup-960.avif';
import mockupWebp from '../../assets/projects/tidebasket-mockup-960.webp';

export const tidebasket: Project = {
  slug: 'tidebasket',
  title: 'Tidebasket',
  summary: 'Haat Bazaar’s grocery checkout takes under two seconds, down from eleven.',
  thumbnail: {
    alt: 'Grocery shop: vegetables with prices, and a delivery slot',
    small: thumbnail480,
    medium: thumbnail672,
    large: thumbnail960,
    fallback: thumbnailWebp,
  },
  mockup: { small: mockup480, medium: mockup672, large: mockup960, fallback: mockupWebp },
  tags: ['Grocery delivery', 'Delivery slots', 'Warehouse picking'],
  industry: 'E-commerce',
  technologies: ['Node.js', 'Express.js', 'MongoDB', 'RabbitMQ', 'AWS'],
  link: 'https://tidebasket.example.com',
  more: toTestimonials,
};

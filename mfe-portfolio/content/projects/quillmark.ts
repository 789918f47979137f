import { type Project, toTestimonials } from '../Project';
import thumbnail480 from '../../assets/projects/quillmark-thumbnail-480.avif';
import thumbnail672 from '../../assets/projects/quillmark-thumbnail-672.avif';
import thumbnail960 from '../../assets/projects/quillmark-thumbnail-960.avif';
import thumbnailWebp from '../../assets/projects/quillmark-thumbnail-960.webp';
import mockup480 from '../../assets/projects/quillmark-mockup-480.avif';
import mockup672 from '../../assets/projects/quillmark-mockup-672.avif';
import mockup960 from '../../assets/projects/quillmark-mockup-960.avif';
import mockupWebp from '../../assets/projects/quillmark-mockup-960.webp';

export const quillmark: Project = {
  slug: 'quillmark',
  title: 'Quillmark',
  summary:
    'Meridian Schools moved admissions, online exams and results to Quillmark without losing a lesson.',
  thumbnail: {
    alt: 'Online exam: a physics question with three answers',
    small: thumbnail480,
    medium: thumbnail672,
    large: thumbnail960,
    fallback: thumbnailWebp,
  },
  mockup: { small: mockup480, medium: mockup672, large: mockup960, fallback: mockupWebp },
  tags: ['Admissions', 'Online exams', 'Results'],
  industry: 'Education',
  technologies: ['Laravel', 'PHP', 'MySQL'],
  link: 'https://quillmark.example.com',
  more: toTestimonials,
};

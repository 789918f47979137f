import { company, sentences } from 'shared-content/content';
import avatar1 from '../assets/testimonials/client-1.avif';
import avatar2 from '../assets/testimonials/client-2.avif';
import avatar3 from '../assets/testimonials/client-3.avif';
import avatar4 from '../assets/testimonials/client-4.avif';
import avatar5 from '../assets/testimonials/client-5.avif';
import avatar6 from '../assets/testimonials/client-6.avif';

export interface Testimonial {
  readonly name: string;
  readonly role: string;
  readonly company: string;
  readonly rating: 1 | 2 | 3 | 4 | 5;
  readonly content: string;
  readonly avatar: string;
}

export const testimonialsHeading = {
  title: 'What Our Clients Say',
  rating: '4.8',
  /** The stars are filled a little lower than the figure (specification, section 9). */
  starsFilled: 4.7,
  ratingLabel: 'Rated 4.8 out of 5',
  reviews: '37 reviews',
  scope: sentences(
    'From the reviews we ask clients for after projects; we chose these six.',
    company.referenceCall,
  ),
} as const;

/** Invented people: the owner of a real site puts real quotes here. */
export const testimonials: readonly Testimonial[] = [
  {
    name: 'Nadia Rahman',
    role: 'Operations Director',
    company: 'Bengal Freight',
    rating: 5,
    content:
      'They sat with our dispatchers for two days before they designed anything. It’s the first system that no one here works around.',
    avatar: avatar1,
  },
  {
    name: 'Oliver Brandt',
    role: 'Head of Product',
    company: 'Northlight Clinics',
    rating: 5,
    content:
      'We had a demo every Thursday for eight months. I’ve never had so little to worry about on a project this size.',
    avatar: avatar2,
  },
  {
    name: 'Tanvir Hossain',
    role: 'Founder',
    company: 'Haat Bazaar',
    rating: 5,
    content:
      'Checkout went from eleven seconds to under two on a cheap phone. Sales were up within the month.',
    avatar: avatar3,
  },
  {
    name: 'Grace Adeyemi',
    role: 'IT Manager',
    company: 'Meridian Schools',
    rating: 4,
    content:
      'The migration took a week longer than planned, and they told us so three weeks ahead. No lesson was lost. I would hire them again.',
    avatar: avatar4,
  },
  {
    name: 'Farzana Akter',
    role: 'Managing Director',
    company: 'Delta Textiles',
    rating: 5,
    content:
      'Month-end took our accounting team six days. It takes one now, and the figures agree with the warehouse.',
    avatar: avatar5,
  },
  {
    name: 'Marco Lindqvist',
    role: 'CTO',
    company: 'Harbor Analytics',
    rating: 5,
    content:
      'Three of their engineers joined our team and were shipping by the second week. Their pull requests raised our own standard.',
    avatar: avatar6,
  },
];

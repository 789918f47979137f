import { services } from 'shared-content/content';
import type { CaseStudy } from '../CaseStudy';
import picture720 from '../../assets/case-studies/nirmal-clinics-720.avif';
import picture1440 from '../../assets/case-studies/nirmal-clinics-1440.avif';
import pictureWebp from '../../assets/case-studies/nirmal-clinics-1440.webp';
import detail from '../../assets/case-studies/nirmal-clinics-detail-480.avif';
import tall640 from '../../assets/case-studies/nirmal-clinics-tall-640.avif';
import tall960 from '../../assets/case-studies/nirmal-clinics-tall-960.avif';

export const nirmalClinics: CaseStudy = {
  id: 'nirmal-clinics',
  title: 'One patient record across nine clinics',
  category: 'Healthcare',
  client: 'Nirmal Clinics',
  launched: 'November 2024',
  duration: '8 months',
  teamSize: '6 developers',
  image: {
    alt: 'The clinics’ reception queue on a laptop and a patient’s booking of a fifteen-minute slot on a phone',
    small: picture720,
    large: picture1440,
    fallback: pictureWebp,
    tall: { small: tall640, large: tall960 },
    detail,
  },
  description:
    'A family-run group of nine outpatient clinics had outgrown its paper registers and its one phone line.',
  challenge: [
    'Patients booked by phone, on a line that opened at eight and was busy until ten. One appointment in five was missed, and no one knew until the chair stayed empty.',
    'Each clinic kept a register of its own, so a doctor in one branch couldn’t see what a colleague in another had prescribed a week before.',
  ],
  solution: [
    'We spent our first three weeks at the front desks. Patients now choose a doctor, a day and a fifteen-minute slot from any phone. Reception works from one live queue, and every consultation is written to one record that follows the patient from branch to branch.',
    'The clinics moved over one at a time, each on a Friday, and we kept paper next to the screen for two weeks. No branch closed for a day.',
  ],
  results: [
    { number: '62%', label: 'fewer missed appointments' },
    { number: '4 min', label: 'median wait at the desk, down from 19' },
    { number: '9 of 9', label: 'clinics on one record' },
    { number: '99.9%', label: 'uptime since launch' },
  ],
  technologies: ['Next.js', 'Node.js', 'MongoDB', 'AWS'],
  features: [
    'Booking in fifteen-minute slots',
    'Live queue for reception',
    'Record with an access log',
    'Prescriptions across branches',
    'Reminders in Bangla and English',
    'Roles for doctors, nurses and desks',
  ],
  services: [services.customWeb, services.cloud],
  color: 'jade',
};

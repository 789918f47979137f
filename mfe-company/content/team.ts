import team1 from '../assets/team/team-1.avif';
import team2 from '../assets/team/team-2.avif';
import team3 from '../assets/team/team-3.avif';
import team4 from '../assets/team/team-4.avif';
import team5 from '../assets/team/team-5.avif';
import team6 from '../assets/team/team-6.avif';
import team7 from '../assets/team/team-7.avif';
import team8 from '../assets/team/team-8.avif';

export type SocialKind =
  'linkedin' | 'twitter' | 'email' | 'website' | 'researchgate' | 'orcid' | 'google_scholar';

/** A member of the team. Missing values are not shown (specification 2.8). */
export interface TeamMember {
  /** The person's name in the address: /about?member=slug. */
  readonly slug: string;
  readonly name: string;
  readonly title: string;
  /** Founders come first and larger, with their own text on the page. */
  readonly founder?: true;
  readonly image: string;
  readonly education?: string;
  readonly application?: string;
  readonly experience?: string;
  readonly bio?: string;
  readonly skills?: readonly string[];
  /** URLs; `email` is the bare address. */
  readonly socials?: Readonly<Partial<Record<SocialKind, string>>>;
}

/** The people and their addresses are invented. */
export const team: readonly TeamMember[] = [
  {
    slug: 'tahmid-arefin',
    name: 'Tahmid Arefin',
    title: 'Co-founder and Chief Executive',
    founder: true,
    image: team1,
    education: 'BSc in Computer Science and Engineering, Dhaka',
    application: 'Clinic operations, retail back offices, pricing of fixed-scope work',
    experience: '11 years, five of them as lead engineer of a hospital platform',
    bio: 'Tahmid wrote the booking system that paid our first rent. He reads proposals before they go out, and spends a day a week on support.',
    skills: ['Product strategy', 'Estimation', 'Node.js', 'PostgreSQL', 'Negotiation'],
    socials: {
      linkedin: 'https://linkedin.example.com/in/tahmid-arefin',
      twitter: 'https://twitter.example.com/tahmidarefin',
      email: 'tahmid@example.com',
    },
  },
  {
    slug: 'nusrat-jahanara',
    name: 'Nusrat Jahanara',
    title: 'Co-founder and Chief Technology Officer',
    founder: true,
    image: team2,
    education: 'MSc in Distributed Systems, Munich; BSc in Software Engineering, Dhaka',
    application: 'Payment flows, multi-branch ERP, migration off aging databases',
    experience: '12 years across banking and logistics software',
    bio: 'Nusrat decides what we build on and what we leave out. She reviews an architecture on a sheet of paper; one that needs two isn’t ready.',
    skills: ['System design', 'TypeScript', 'Kafka', 'AWS', 'Threat modeling', 'Mentoring'],
    socials: {
      linkedin: 'https://linkedin.example.com/in/nusrat-jahanara',
      email: 'nusrat@example.com',
      website: 'https://nusrat.example.com',
    },
  },
  {
    slug: 'rezwana-moyeen',
    name: 'Dr. Rezwana Moyeen',
    title: 'Head of AI Research',
    image: team3,
    education: 'PhD in Machine Learning, Leeds; MSc in Statistics, Dhaka',
    application: 'Demand forecasting, reading printed Bangla forms, research on medical images',
    experience: '9 years in applied research, 14 peer-reviewed papers',
    bio: 'Rezwana turns research into services. She asks for the data before she names a model, and says so when a spreadsheet would do.',
    skills: ['Python', 'PyTorch', 'Time series', 'Computer vision', 'Experiment design'],
    socials: {
      linkedin: 'https://linkedin.example.com/in/rezwana-moyeen',
      twitter: 'https://twitter.example.com/rezwanamoyeen',
      email: 'rezwana@example.com',
      website: 'https://rezwana.example.com',
      researchgate: 'https://researchgate.example.com/profile/rezwana-moyeen',
      orcid: 'https://orcid.example.com/0000-0000-0000-0142',
      google_scholar: 'https://scholar.example.com/citations?user=rezwana-moyeen',
    },
  },
  {
    slug: 'arko-debnath',
    name: 'Arko Debnath',
    title: 'Lead Product Designer',
    image: team4,
    application: 'Forms, design systems, Bangla and Latin type side by side',
    experience: '8 years, first in print, then on screen',
    bio: 'Arko tests sketches with users before anyone writes code.',
    skills: ['Interaction design', 'Figma', 'Usability tests', 'Typography'],
    socials: { website: 'https://arko.example.com', twitter: 'https://twitter.example.com/arkodraws' },
  },
  {
    slug: 'mahbub-sharif',
    name: 'Mahbub Sharif',
    title: 'Lead Mobile Engineer',
    image: team5,
    education: 'BSc in Information Technology, Rajshahi',
    experience: '7 years of iOS and Android apps',
    bio: 'Mahbub’s apps keep working where the network doesn’t.',
    skills: ['React Native', 'Kotlin', 'Swift', 'Offline sync', 'App performance'],
    socials: {
      linkedin: 'https://linkedin.example.com/in/mahbub-sharif',
      email: 'mahbub@example.com',
    },
  },
  {
    slug: 'lamia-tasnuva',
    name: 'Lamia Tasnuva',
    title: 'Cloud and DevOps Engineer',
    image: team6,
    education: 'BSc in Electrical Engineering, Khulna',
    application: 'Zero-downtime moves, cost reviews, release pipelines',
    experience: '6 years, formerly network operations',
    skills: ['AWS', 'Terraform', 'Kubernetes', 'Observability', 'Incident response'],
    socials: { linkedin: 'https://linkedin.example.com/in/lamia-tasnuva' },
  },
  {
    slug: 'ishrat-noor',
    name: 'Ishrat Noor',
    title: 'Quality Assurance Lead',
    image: team7,
    education: 'BSc in Applied Mathematics, Chattogram',
    bio: 'Ishrat finds the bug that others missed, then writes a test for it. No system goes live without her sign-off, and later releases have to pass her tests.',
    skills: ['Playwright', 'Load tests', 'Accessibility audits', 'Test strategy'],
  },
  {
    slug: 'pritom-chakma',
    name: 'Pritom Chakma',
    title: 'Delivery Manager',
    image: team8,
    experience: '10 years, 30+ projects handed over on the agreed date',
    bio: 'Pritom names a date only once he believes in it. He writes to clients weekly about what’s done, what’s late and what’s next.',
    socials: { email: 'pritom@example.com' },
  },
];

import ClipboardPen from 'lucide-react/icons/clipboard-pen';
import MonitorPlay from 'lucide-react/icons/monitor-play';
import School from 'lucide-react/icons/school';
import WifiOff from 'lucide-react/icons/wifi-off';
import { services } from 'shared-content/content';
import plate from '../../assets/scenes/education-plate.avif';
import shots from '../../assets/scenes/education-shots.avif';
import tall from '../../assets/scenes/education-tall.avif';
import weeks from '../../assets/scenes/education-weeks-plate.avif';
import wide2x from '../../assets/scenes/education-wide-2x.avif';
import wide from '../../assets/scenes/education-wide.avif';
import { Benefits } from '../../components/industries/Benefits';
import { Challenges } from '../../components/industries/Challenges';
import { IndustryIntro } from '../../components/industries/IndustryIntro';
import { SolutionPairs } from '../../components/industries/Solutions';
import { SuccessHighlight } from '../../components/industries/SuccessHighlight';
import { IndustryPage } from '../../pages/industries/IndustryPage';
import type { IndustryContent } from './industry.contract';
import { industryNamed } from './industryNamed';

export const education: IndustryContent = {
  industry: industryNamed('education'),
  View: IndustryPage,
  Bands: [IndustryIntro, SuccessHighlight, SolutionPairs, Challenges, Benefits],
  hero: {
    title: 'Education software, built for exam week',
    lead: 'Course delivery, online exams and student records for schools, universities and training providers.',
    scene: { wide, wide2x, tall, tallHeight: 470 },
  },
  intro: {
    title: 'A semester is a load test with a date on it',
    paragraphs: [
      'A platform bought for the quiet weeks can fail when thousands of students press Submit in the same ten minutes. The registrar meanwhile keeps the true class list elsewhere.',
      'We build for those ten minutes. Class lists come from one place, and teachers get a gradebook that works like the one they keep.',
    ],
  },
  services: [services.customWeb, services.mobile, services.uxUi, services.cloud],
  solutions: {
    shots,
    title: 'Education software: LMS, exams, records, apps',
    lead: 'Start with the part you need this semester and add the others later; they share the student number.',
    items: [
      {
        icon: MonitorPlay,
        title: 'Learning Management System',
        text: 'Courses, recordings, assignments and discussion. A weekly plan shows students what’s due and tells teachers who is falling behind.',
        deliverables: ['Recordings at three bit rates, down to 240p', 'Plagiarism check at submission'],
      },
      {
        icon: ClipboardPen,
        title: 'Online Examination',
        text: 'Answers are saved every five seconds. Question banks, timed exams and blind grading come with it.',
        deliverables: ['Randomized exams by topic', 'Resume after a power outage'],
      },
      {
        icon: School,
        title: 'Student Information System',
        text: 'It holds a student’s record from application through fees and attendance to the transcript. Courses and exams take their class lists from it.',
        deliverables: ['Fee plans with mobile wallets', 'Transcripts with a QR check'],
      },
      {
        icon: WifiOff,
        title: 'Offline Learning Apps',
        text: 'Lessons and quizzes download over Wi-Fi and work without a connection. Progress syncs the next time there’s one.',
        deliverables: ['Android from version 8, in under 30 MB', 'Several learners on a device'],
      },
    ],
  },
  challenges: {
    picture: plate,
    title: 'Where education software usually fails',
    lead: 'We ask about last year’s exam week before we quote for this one.',
    items: [
      {
        title: 'Everyone arrives at once',
        text: 'Traffic rises a hundredfold when an exam opens.',
        answer:
          'Encrypted exams are on the devices beforehand, so at the start the server only hands out keys. We test with three times as many simulated students as you have.',
      },
      {
        title: 'Shared devices, small data plans',
        text: 'In some families, several children share a device and its data plan.',
        answer: 'Pages are light, media waits for Wi-Fi, and siblings switch with a PIN.',
      },
      {
        title: 'Teachers who were burned before',
        text: 'The last system doubled their evening work.',
        answer: 'Volunteers teach with it for a month. What they leave unused is cut.',
      },
      {
        title: 'Grades that must stand up to appeal',
        text: 'A change that can’t be explained ends up before the academic council.',
        answer:
          'Grades keep their grader, time and earlier values, and a second examiner signs revisions. For US schools, we can set up access by the rules the school makes under FERPA.',
      },
    ],
  },
  benefits: {
    picture: weeks,
    title: 'What a semester feels like afterward',
    items: [
      {
        title: 'Results in days',
        text: 'Grading starts while the last exams are still open.',
      },
      {
        title: 'Dropouts seen early',
        text: 'Students who miss two weeks appear on their adviser’s list.',
      },
      {
        title: 'Clashes found early',
        text: 'Rooms, teachers and electives are checked as you plan.',
      },
      {
        title: 'Parents kept informed',
        text: 'Guardians get attendance and fee notices the same day, by app or SMS.',
      },
    ],
  },
  success: {
    title: '14,000 finals, all accounted for',
    client: 'Private university, four campuses',
    story:
      'Two exam weeks had collapsed at their start; the next closed with all exams accounted for. We delivered exams early in encrypted bundles, gave the registrar control of the class lists and ran three practice exams with the students.',
    measures: [
      { label: 'Exams lost or resubmitted', before: '640', after: '0', share: 0 },
      { label: 'Last exam to published result', before: '31 days', after: '9 days', share: 0.29 },
      { label: 'Help-desk calls on exam days', before: '1,150', after: '140', share: 0.12 },
    ],
  },
  closing: {
    title: 'Your next intake is already on the calendar',
    text: 'Send us its date and what broke last time. We’ll say what can be ready and what should wait a semester.',
  },
};

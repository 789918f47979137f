import ClipboardPen from 'lucide-react/icons/clipboard-pen';
import MonitorPlay from 'lucide-react/icons/monitor-play';
import School from 'lucide-react/icons/school';
import WifiOff from 'lucide-react/icons/wifi-off';
import { services } from 'shared-content/content';
import type { IndustryContent } from './industry.contract';
import { industryNamed } from './industryNamed';

export const education: IndustryContent = {
  industry: industryNamed('education'),
  hero: {
    topic: 'Education software',
    title: 'Learning platforms that hold up in exam week',
    lead: 'Course delivery, online exams and student records for schools, universities and training providers, on the phones students really have.',
  },
  intro: {
    title: 'A semester is a load test with a date on it',
    paragraphs: [
      'Nothing happens for eleven weeks, and then four thousand students press Submit in the same ten minutes. Most platforms are bought for the quiet weeks. The registrar meanwhile keeps the true class list in a spreadsheet, because the platform and the records office can’t agree on who’s enrolled.',
      'We build for the ten minutes. Enrollment has a single source, answers are saved as they’re typed, and a lesson opened on campus still opens on the bus home. Teachers get a gradebook that works like the one they already keep.',
    ],
  },
  services: [services.customWeb, services.mobile, services.uxUi, services.cloud],
  solutions: {
    title: 'One timetable, one class list, one gradebook',
    lead: 'Start with the part that hurts this semester. The others will join through the same student number.',
    items: [
      {
        icon: MonitorPlay,
        title: 'Learning Management System',
        text: 'Courses, recordings, assignments and discussion in one place. A weekly plan tells students what’s due, and teachers who’s gone quiet.',
        deliverables: [
          'Recordings at three bit rates, down to 240p',
          'Plagiarism check at submission',
          'Gradebook with weighting and curves',
        ],
      },
      {
        icon: ClipboardPen,
        title: 'Online Examination',
        text: 'Answers are saved every five seconds. Question banks, timed papers and blind grading come with it.',
        deliverables: [
          'Randomized papers by topic',
          'Resume after a power cut',
          'Grading without names, by two examiners',
        ],
      },
      {
        icon: School,
        title: 'Student Information System',
        text: 'It follows a student from the first application through fees and attendance to the transcript. Courses, exams and library take their class lists from it.',
        deliverables: [
          'Fee plans with mobile wallets',
          'Transcripts with a QR check',
          'One history for every change of program',
        ],
      },
      {
        icon: WifiOff,
        title: 'Offline Learning Apps',
        text: 'Lessons and quizzes download over campus Wi-Fi and work without a signal. Progress syncs when the phone’s next online, and won’t overwrite what a classmate did on the same device.',
        deliverables: [
          'Android from version 8, in under 30 MB',
          'Several learners on one phone',
          'Parents see attendance and grades',
        ],
      },
    ],
  },
  challenges: {
    title: 'Where education software usually fails',
    lead: 'We’ll ask about last year’s exam week before we quote for this one.',
    items: [
      {
        title: 'Everyone arrives at nine o’clock',
        text: 'Traffic rises a hundredfold when a paper opens and falls again by noon.',
        answer:
          'Encrypted papers are on the devices beforehand, so opening one costs the server only a key. We’ll rehearse with simulated students at three times your enrollment.',
      },
      {
        title: 'Shared phones, thin data plans',
        text: 'In many families one handset and one gigabyte serve three children.',
        answer: 'Pages are light, media waits for Wi-Fi, and siblings switch with a PIN.',
      },
      {
        title: 'Teachers who were burned before',
        text: 'The last system doubled their evening work and was gone in a year.',
        answer:
          'Six volunteers teach with it for a month first. What they don’t use is cut, and what they ask for twice is built.',
      },
      {
        title: 'Grades that must stand up to appeal',
        text: 'A grade changed without a reason ends up before the academic council.',
        answer:
          'Each grade keeps its grader, its time and its earlier values, and a second examiner signs every revision.',
      },
    ],
  },
  benefits: {
    title: 'What a semester feels like afterward',
    items: [
      {
        title: 'Results in days',
        text: 'Grading starts while the last papers are still open, and the totals add themselves up.',
      },
      {
        title: 'Dropouts seen early',
        text: 'After two missed weeks, a student is on the adviser’s list in week three. It used to be week twelve.',
      },
      {
        title: 'Clash-free timetables',
        text: 'Rooms, teachers and elective groups are checked against each other before you publish.',
      },
      {
        title: 'Parents kept informed',
        text: 'Guardians get attendance and fee notices the same day, by app or plain SMS.',
      },
    ],
  },
  success: {
    title: '14,000 finals without a single lost answer',
    client: 'Private university, four campuses',
    story:
      'Two earlier exam weeks had collapsed at the opening bell. We delivered papers early in encrypted bundles, gave the registrar control of the class lists and ran three rehearsals with the students themselves. The term closed with every exam paper accounted for.',
    measures: [
      { label: 'Papers lost or resubmitted', before: '640', after: '0', share: 0 },
      { label: 'Last paper to published result', before: '31 days', after: '9 days', share: 0.29 },
      { label: 'Help-desk calls on exam days', before: '1,150', after: '140', share: 0.12 },
    ],
  },
  closing: {
    title: 'Your next intake is already on the calendar',
    text: 'Tell us the date it opens and what broke last time. You’ll hear what can be ready by then and what should wait a term.',
  },
};

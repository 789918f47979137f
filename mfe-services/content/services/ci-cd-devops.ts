import Container from 'lucide-react/icons/package-2';
import FileCode from 'lucide-react/icons/file-code';
import Gauge from 'lucide-react/icons/gauge';
import GitBranch from 'lucide-react/icons/git-branch';
import KeyRound from 'lucide-react/icons/key-round';
import Siren from 'lucide-react/icons/siren';
import { services, stats } from 'shared-content/content';
import tile from '../../assets/scenes/ci-cd-devops-tile.avif';
import { ServicePage } from '../../pages/services/ServicePage';
import { toBooking, toContact, toProjects } from '../callsToAction';
import { devOpsScene } from '../scenes/devOpsScene';
import type { ServiceCard, ServiceHead, ServicePageContent } from '../service.contract';

export const head: ServiceHead = {
  entry: services.devOps,
  title: 'CI/CD and DevOps Services',
  description:
    'DevOps services and CI/CD pipelines, infrastructure as code and monitoring that turn a release from a late-night event into a button anyone may press.',
};

export const card: ServiceCard = {
  picture: tile,
  text: 'Our pipelines make a release boring enough for a Friday afternoon.',
  features: ['Build, test and deploy on push', 'Infrastructure as code', 'Rollback in one click'],
};

export const page = (): ServicePageContent => ({
  View: ServicePage,
  entry: head.entry,
  hero: {
    title: 'Release on a Friday. Go home at five.',
    pitch:
      'If shipping takes a checklist, a senior engineer and a quiet evening, it happens too rarely. We build the pipeline that tests and releases each change, and takes it back when it has to.',
    actions: [toContact("Let's Talk"), toProjects('View Our Works'), toBooking()],
    scene: devOpsScene,
  },
  blocks: [
    {
      kind: 'exhibit',
      title: 'Eleven minutes from push to production',
      lead: 'A pipeline of ours for a Node.js shop. The first red stage stops the line and names the commit.',
      trial: {
        question: 'Push something',
        options: [
          {
            label: 'A good change',
            outcome: 'Live in 11:00',
            text: 'Every stage is green. The release note posts itself, and no one had to watch.',
            good: true,
            part: 6,
          },
          {
            label: 'A change that breaks a test',
            outcome: 'Stopped after 4:10',
            text: 'The line halts at the test that failed and names the commit. Customers have seen nothing.',
            good: false,
            stop: 3,
          },
          {
            label: 'A library with a known hole',
            outcome: 'Stopped after 7:12',
            text: 'The inspection finds the hole in the list of the day and says which version mends it.',
            good: false,
            stop: 4,
          },
          {
            label: 'An error that only real traffic shows',
            outcome: 'Taken back in 40 s',
            text: 'One customer in twenty meets the canary. Its error rate leaves yesterday’s line, and the old version is back before anyone’s paged.',
            good: false,
            stop: 5,
          },
        ],
      },
      exhibit: {
        kind: 'pipeline',
        stages: [
          { name: 'Commit', time: '0:00', checks: ['Signed commit', 'Secret scan'] },
          { name: 'Build', time: '1:40', checks: ['Types and lint', 'Reproducible image'] },
          { name: 'Test', time: '4:10', checks: ['2,300 unit tests', '41 journeys in a browser'] },
          { name: 'Inspect', time: '2:05', checks: ['Dependency CVEs', 'License list', 'Bundle budget'] },
          { name: 'Canary', time: '2:30', checks: ['5% of traffic', 'Error rate against yesterday'] },
          { name: 'Live', time: '0:35', checks: ['All traffic', 'Release note posted'] },
        ],
      },
      caption: 'Total 11:00. Rollback from any later minute: 40 seconds.',
    },
    {
      kind: 'points',
      look: 'tiles',
      tone: 'raised',
      title: 'What we set up and hand over',
      items: [
        {
          Icon: GitBranch,
          title: 'Continuous Integration',
          text: 'Every push is built and tested in a clean room. If a test is flaky, it’s quarantined within a day.',
        },
        {
          Icon: Container,
          title: 'Continuous Delivery',
          text: 'The same image goes from staging to production, with database changes that work for both versions.',
        },
        {
          Icon: FileCode,
          title: 'Infrastructure as Code',
          text: 'Everything with an address is in Terraform, so a lost region is one plan and one apply.',
        },
        {
          Icon: Gauge,
          title: 'Observability',
          text: 'Logs, metrics and traces joined by one request ID.',
        },
        {
          Icon: Siren,
          title: 'Incident Response',
          text: 'We tune alarms until each one is worth waking someone for.',
        },
        {
          Icon: KeyRound,
          title: 'DevSecOps',
          text: 'Short-lived credentials, signed images, and a bill of materials your auditor can keep.',
        },
      ],
    },
    {
      kind: 'process',
      look: 'line',
      title: 'From manual to automatic',
      steps: [
        {
          title: 'Assessment',
          text: 'We follow one change to production and note where it waits.',
        },
        {
          title: 'Strategy',
          text: 'The three longest waits become the plan. Tools come second.',
        },
        {
          title: 'Implementation',
          text: 'We start with one application. The next twenty get a template.',
        },
        {
          title: 'Optimization',
          text: 'Every month we compare your figures with where you began.',
        },
      ],
    },
    {
      kind: 'why',
      look: 'split',
      tone: 'raised',
      title: 'It keeps running after we leave',
      reasons: [
        'Pipelines live in your repository. There’s no tool of ours to license.',
        'Your developers write half of it, and they’re on call with us before they’re on call alone.',
        'You can still release by hand. The button just runs everything the checklist did.',
      ],
      figures: [stats.uptime, stats.projects],
    },
    {
      kind: 'offers',
      look: 'cards',
      title: 'DevOps services',
      items: [
        {
          title: 'Pipeline in a Month',
          text: 'We’ll automate one application, end to end, for a fixed price.',
          points: ['Build under 10 minutes', 'One-click rollback'],
        },
        {
          title: 'Platform Engineering',
          text: 'Your teams get templates, golden images and environments on demand.',
          points: ['Self-service setup', 'Preview per branch'],
        },
        {
          title: 'Kubernetes Operations',
          text: 'We upgrade clusters early, and one team can’t starve another.',
          points: ['GitOps', 'Autoscaling'],
        },
        {
          title: 'On-Call Partnership',
          text: 'A rota of our engineers in Dhaka takes your nights and weekends, paged by your alarms.',
          points: ['24/7 coverage', 'Quarterly game day'],
        },
      ],
    },
    {
      kind: 'snapshot',
      look: 'three',
      title: 'Client Success Snapshot',
      story: {
        industry: 'Financial Services',
        project: 'Release train for a lending platform',
        challenge: 'One release a month took 62 manual steps, and four people until two in the morning.',
        solution:
          'We built a pipeline with canary and automatic rollback. Approvals moved from email into the pull request.',
        result:
          'The team now ships nine releases a week, in office hours. One in forty fails, and it’s back out within a minute.',
      },
    },
  ],
  related: [services.cloud, services.security, services.customWeb],
  closing: {
    title: 'What does a release cost you today?',
    text: 'Tell us how many steps it takes and what time you do them. In a free 30-minute call we’ll name the first two to remove.',
    actions: [toBooking(), toContact('Start a Project', 'primary')],
  },
});

import Container from 'lucide-react/icons/package-2';
import FileCode from 'lucide-react/icons/file-code';
import Gauge from 'lucide-react/icons/gauge';
import GitBranch from 'lucide-react/icons/git-branch';
import KeyRound from 'lucide-react/icons/key-round';
import Siren from 'lucide-react/icons/siren';
import { services, stats } from 'shared-content/content';
import { ProcessLine } from 'shared-content/ui';
import large from '../../assets/scenes/ci-cd-devops-large-plate.avif';
import plate from '../../assets/scenes/ci-cd-devops-plate.avif';
import proof from '../../assets/scenes/ci-cd-devops-story-plate.avif';
import tall from '../../assets/scenes/ci-cd-devops-tall.avif';
import tile from '../../assets/scenes/ci-cd-devops-tile.avif';
import wide2x from '../../assets/scenes/ci-cd-devops-wide-2x.avif';
import wide from '../../assets/scenes/ci-cd-devops-wide.avif';
import { OfferPairs } from '../../components/services/offers/OfferPairs';
import { PipelineView } from '../../components/services/exhibits/PipelineView';
import { RunLog } from '../../components/services/exhibits/machines/RunLog';
import { PointRoute } from '../../components/services/points/PointRoute';
import { WhyRail } from '../../components/services/why/WhyRail';
import { PlanPage } from '../../pages/services/PlanPage';
import { toBooking, toContact, toProjects } from '../callsToAction';
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
  View: PlanPage,
  entry: head.entry,
  hero: {
    title: 'Release on a Friday. Go home at five.',
    pitch:
      'If a release takes a senior engineer’s evening, it doesn’t happen often. Our pipelines do the work and take a bad release back.',
    actions: [toContact("Let's Talk"), toProjects('View Our Works'), toBooking()],
    scene: { wide, wide2x, tall, tallHeight: 480, span: 'page' },
  },
  blocks: [
    {
      kind: 'exhibit',
      title: 'Eleven minutes from push to production',
      lead: 'We built it for a Node.js shop. The first red stage stops the line.',
      trial: {
        question: 'Push something',
        options: [
          {
            label: 'A good change',
            outcome: 'Live in 11:00',
            text: 'Every stage is green, and the release note posts itself.',
            good: true,
            part: 6,
          },
          {
            label: 'A change that breaks a test',
            outcome: 'Stopped after 4:10',
            text: 'The line stops at the failed test and names the commit.',
            good: false,
            stop: 3,
          },
          {
            label: 'A library with a known hole',
            outcome: 'Stopped after 7:12',
            text: 'The scan spots it and names the version with the fix.',
            good: false,
            stop: 4,
          },
          {
            label: 'An error that only real traffic shows',
            outcome: 'Taken back in 40 s',
            text: 'The canary’s error rate rises above yesterday’s, and the old version is back.',
            good: false,
            stop: 5,
          },
        ],
      },
      View: PipelineView,
      Machine: RunLog,
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
      tone: 'raised',
      Band: PointRoute,
      picture: plate,
      large,
      title: 'What we set up and hand over',
      lead: 'We start with whatever keeps your releases waiting longest.',
      items: [
        {
          Icon: GitBranch,
          title: 'Continuous Integration',
          text: 'Every push is built and tested from scratch. Flaky tests are quarantined within a day.',
        },
        {
          Icon: Container,
          title: 'Continuous Delivery',
          text: 'The same image goes from staging to production, and database changes work for both versions.',
        },
        {
          Icon: FileCode,
          title: 'Infrastructure as Code',
          text: 'Everything with an address is in Terraform. A lost region can be rebuilt in one run.',
        },
        {
          Icon: Gauge,
          title: 'Observability',
          text: 'Logs, metrics and traces share one request ID.',
        },
        {
          Icon: Siren,
          title: 'Incident Response',
          text: 'We tune alarms until they don’t wake anyone for nothing.',
        },
        {
          Icon: KeyRound,
          title: 'DevSecOps',
          text: 'Credentials are short-lived, images are signed, and your auditor gets a bill of materials.',
        },
      ],
    },
    {
      kind: 'process',
      Look: ProcessLine,
      title: 'From manual to automatic',
      steps: [
        {
          title: 'Assessment',
          text: 'We’ll follow one change to production and note where it waits.',
        },
        {
          title: 'Strategy',
          text: 'The three longest waits become the plan.',
        },
        {
          title: 'Implementation',
          text: 'The first application becomes the template for the next twenty.',
        },
        {
          title: 'Optimization',
          text: 'Every month we compare your figures with where you began.',
        },
      ],
    },
    {
      kind: 'why',
      tone: 'raised',
      Band: WhyRail,
      title: 'It keeps running after we leave',
      reasons: [
        'Pipelines live in your repository, and there’s no tool of ours to license.',
        'Your developers write half of it and join the on-call rotation early.',
        'You can still release by hand.',
      ],
      figures: [stats.uptime, stats.projects],
    },
    {
      kind: 'offers',
      Look: OfferPairs,
      title: 'DevOps services',
      items: [
        {
          title: 'Pipeline in a Month',
          text: 'We automate one application, end to end, for a fixed price.',
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
          text: 'A rotation of our engineers in Dhaka covers your nights and weekends.',
          points: ['24/7 coverage', 'Quarterly game day'],
        },
      ],
    },
    {
      kind: 'snapshot',
      tone: 'raised',
      title: 'Client Success Snapshot',
      story: {
        industry: 'Financial Services',
        project: 'Release train for a lending platform',
        challenge: 'One release a month took four people and 62 manual steps, until two in the morning.',
        solution:
          'We built a pipeline with canary and automatic rollback. Approvals moved from email into the pull request.',
        result:
          'The team now ships nine releases a week, in office hours. One in forty fails and is back out within a minute.',
        proof,
      },
    },
  ],
  related: [services.cloud, services.security, services.customWeb],
  closing: {
    title: 'What does a release cost you today?',
    text: 'Tell us how many steps it takes. A free 30-minute call is enough to name the first two to remove.',
    actions: [toContact('Start a Project', 'primary'), toBooking()],
  },
});

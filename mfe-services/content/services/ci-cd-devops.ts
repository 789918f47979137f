import Container from 'lucide-react/icons/package-2';
import FileCode from 'lucide-react/icons/file-code';
import Gauge from 'lucide-react/icons/gauge';
import GitBranch from 'lucide-react/icons/git-branch';
import KeyRound from 'lucide-react/icons/key-round';
import Siren from 'lucide-react/icons/siren';
import { company, facts, services, stats } from 'shared-content/content';
import { ProcessLine } from 'shared-content/ui';
import plate from '../../assets/scenes/ci-cd-devops-plate.avif';
import proof from '../../assets/scenes/ci-cd-devops-story-plate.avif';
import tall from '../../assets/scenes/ci-cd-devops-tall.avif';
import tile from '../../assets/scenes/ci-cd-devops-tile.avif';
import wide2x from '../../assets/scenes/ci-cd-devops-wide-2x.avif';
import wide from '../../assets/scenes/ci-cd-devops-wide.avif';
import { OfferPairs } from '../../components/services/Offers';
import { PipelineView } from '../../components/services/exhibits/PipelineView';
import { PointLines } from '../../components/services/points/PointLines';
import { WhyRail } from '../../components/services/why/WhyRail';
import { ServicePage } from '../../pages/services/ServicePage';
import { toBooking, toContact, toProjects } from '../callsToAction';
import { runs } from '../exhibits/runs';
import type { ServiceCard, ServiceHead, ServicePageContent } from '../service.contract';
import { smallestPrice } from '../smallestPrice';
import { usualPrice } from '../usualPrice';

export const head: ServiceHead = {
  entry: services.devOps,
  title: 'CI/CD and DevOps Services',
  description:
    'DevOps services, CI/CD pipelines, infrastructure as code and monitoring that turn a release from a late-night event into a tested routine in office hours.',
};

export const card: ServiceCard = {
  picture: tile,
  text: 'Our pipelines make releases routine, and take a bad one back.',
  features: ['Build, test and deploy on push', 'Infrastructure as code', 'Automatic or one-click rollback'],
};

export const page = (): ServicePageContent => ({
  View: ServicePage,
  entry: head.entry,
  hero: {
    title: 'Release on a Friday. Go home at five.',
    pitch: 'Our pipelines build, test and deploy each change by themselves, and take a bad release back.',
    actions: [toContact("Let's Talk"), toProjects('View Our Works'), toBooking()],
    scene: { wide, wide2x, tall, tallHeight: 480, span: 'page' },
    trial: {
      title: 'A CI/CD pipeline: 11 minutes from push to production',
      lead: 'Built for a Node.js shop; the first failed stage stops the release.',
      quiz: {
        question: 'What do you push?',
        options: [
          {
            label: 'A good change',
            outcome: 'Live in 11:00',
            text: 'Approved in the pull request, then green in all stages.',
            good: true,
            part: 6,
          },
          {
            label: 'A change that breaks a test',
            outcome: 'Stopped at 4:32',
            text: 'The report names the failed test and the commit.',
            good: false,
            stop: 3,
          },
          {
            label: 'A library with a known vulnerability',
            outcome: 'Stopped at 7:12',
            text: 'The scan names the version with the fix.',
            good: false,
            stop: 4,
          },
          {
            label: 'An error that tests don’t show',
            outcome: 'Taken back in 40 s',
            text: 'Among the first 5% of visitors, errors rise above yesterday’s.',
            good: false,
            stop: 5,
          },
        ],
      },
      View: PipelineView,
      choicePicture: { kind: 'log', logs: runs },
      exhibit: {
        kind: 'pipeline',
        stages: [
          { name: 'Commit', time: '0:00', checks: ['Signed commit', 'Secret scan'] },
          { name: 'Build', time: '1:40', checks: ['Types and lint', 'Reproducible image'] },
          { name: 'Test', time: '4:10', checks: ['2,300 unit tests', '41 journeys in a browser'] },
          {
            name: 'Inspect',
            time: '2:05',
            checks: ['Known vulnerabilities', 'License list', 'Bundle budget'],
          },
          { name: 'Canary', time: '2:30', checks: ['5% of traffic', 'Error rate against yesterday'] },
          { name: 'Live', time: '0:35', checks: ['All traffic', 'Release note posted'] },
        ],
      },
      caption: 'Total 11:00. After that, rollback is one click and takes 40 seconds.',
    },
  },
  blocks: [
    {
      kind: 'points',
      tone: 'raised',
      Look: PointLines,
      picture: plate,
      title: 'DevOps tools we set up and hand over',
      items: [
        {
          Icon: GitBranch,
          title: 'Continuous Integration',
          text: 'Pushes are built from scratch, so there’s no stale cache.',
        },
        {
          Icon: Container,
          title: 'Continuous Delivery',
          text: 'The same image goes from staging to production.',
        },
        {
          Icon: FileCode,
          title: 'Infrastructure as Code',
          text: 'Your setup is in Terraform; if you’ve lost a region, you can rebuild it.',
        },
        {
          Icon: Gauge,
          title: 'Observability',
          text: 'Logs, metrics and traces share a request ID.',
        },
        {
          Icon: Siren,
          title: 'Incident Response',
          text: 'We tune alerts until every page at night is worth waking up for.',
        },
        {
          Icon: KeyRound,
          title: 'DevSecOps',
          text: 'Signed images, short-lived credentials and a bill of materials.',
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
          text: 'We follow a change to production and note where it waits.',
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
          text: 'Each month we compare your figures with where you began.',
        },
      ],
    },
    {
      kind: 'why',
      tone: 'raised',
      Band: WhyRail,
      title: 'What keeps releases routine',
      lead: 'Releases stay routine when the people who write the code own the way it goes live.',
      note: `Uptime: the ${facts.counts.supportedSystems} systems we support, measured monthly over the last year. Projects: ${facts.counted.projects}.`,
      reasons: [
        'Pipelines live in your repository, without a tool of ours to license.',
        'Your developers help write them, and can change them without us.',
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
          price: smallestPrice(services.devOps),
          text: 'We automate one application, end to end, for a fixed price.',
          points: ['Build and tests under 10 minutes', 'One-click rollback'],
        },
        {
          title: 'Platform Engineering',
          text: 'Your teams get templates and environments on demand.',
          points: ['Self-service setup', 'Preview per branch'],
        },
        {
          title: 'Kubernetes Operations',
          text: 'We upgrade clusters early and give each team its own share of capacity.',
          points: ['Changes through Git', 'Autoscaling'],
        },
        {
          title: 'On-Call Partnership',
          price: usualPrice(services.devOps),
          text: 'Engineers who know your pipeline are on call, day and night.',
          points: [`24/7, ${company.onCall.term}`, 'Quarterly failure drill'],
        },
      ],
    },
    {
      kind: 'snapshot',
      look: 'light',
      tone: 'raised',
      title: 'Client Success Snapshot',
      story: {
        industry: 'Financial Services',
        project: 'Release train for a lending platform',
        challenge: 'A monthly release took four people and 62 manual steps, until two in the morning.',
        solution:
          'We built a pipeline that tries a release on 5% of traffic and rolls back by itself, and moved approvals into the pull request.',
        result: 'The team now ships nine releases a week, in office hours.',
        proof,
      },
    },
  ],
  related: [services.cloud, services.security, services.customWeb],
  closing: {
    title: 'Most releases have two steps too many',
    text: 'In half an hour over your last release, we usually find them.',
    actions: [toContact('Start a Project', 'primary'), toBooking()],
  },
});

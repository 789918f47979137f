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
    'Build pipelines, infrastructure as code and monitoring that turn a release from a Friday-night event into a button that anybody on the team may press.',
};

export const card: ServiceCard = {
  picture: tile,
  text: 'Pipelines that make a release boring enough for a Friday afternoon.',
  features: ['Build, test and deploy on push', 'Infrastructure as code', 'Rollback in one click'],
};

export const page = (): ServicePageContent => ({
  View: ServicePage,
  entry: head.entry,
  hero: {
    title: 'Release on a Friday. Go home at five.',
    pitch:
      'If shipping needs a checklist, a senior and a quiet evening, it happens too seldom and hurts each time. We build the pipeline that tests, packs, releases and, if need be, takes back every change on its own.',
    actions: [toContact("Let's Talk"), toProjects('View Our Works'), toBooking()],
    scene: devOpsScene,
  },
  blocks: [
    {
      kind: 'exhibit',
      title: 'Eleven minutes from push to production',
      lead: 'A pipeline of ours for a Node.js shop with 2,300 tests. Each stage has a time limit; the first red one stops the line and names the commit.',
      trial: {
        question: 'Push something',
        options: [
          {
            label: 'A good change',
            outcome: 'Live in 11:00',
            text: 'Every stage is green. The release note posts itself, and nobody watched.',
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
            text: 'One customer in twenty meets the canary. Its error rate leaves yesterday’s line, and the old version is back before anybody is paged.',
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
          text: 'Every push built and tested in a clean room. Flaky tests are quarantined within a day, with an owner, so that red means red.',
        },
        {
          Icon: Container,
          title: 'Continuous Delivery',
          text: 'The same image goes from staging to production. Blue-green or canary, with a database change that works for both versions.',
        },
        {
          Icon: FileCode,
          title: 'Infrastructure as Code',
          text: 'Terraform for everything that has an address. A lost region is a plan and an apply, not a month.',
        },
        {
          Icon: Gauge,
          title: 'Observability',
          text: 'Logs, metrics and traces joined by one request id, and dashboards that start from what users feel.',
        },
        {
          Icon: Siren,
          title: 'Incident Response',
          text: 'Alarms that deserve to wake somebody, runbooks that fit on a phone, reviews without blame.',
        },
        {
          Icon: KeyRound,
          title: 'DevSecOps',
          text: 'Short-lived credentials, signed images and a bill of materials for each release that you can hand to an auditor.',
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
          text: 'We follow one change from idea to production with a stopwatch and note where it waits.',
        },
        {
          title: 'Strategy',
          text: 'The three longest waits become the plan. Tools come second and are ones your cloud already sells.',
        },
        {
          title: 'Implementation',
          text: 'One application first, pairing with your developers, then a template for the next twenty.',
        },
        {
          title: 'Optimization',
          text: 'Lead time, failure rate and recovery time measured every month against where you began.',
        },
      ],
    },
    {
      kind: 'why',
      look: 'split',
      tone: 'raised',
      title: 'Why the team keeps it running after we leave',
      reasons: [
        'Pipelines live in your repository, in the language of your platform, without a proprietary wizard of ours.',
        'Your developers write half of it with us, and are on call with us before they are on call alone.',
        'We delete steps: most pipelines that we inherit run a third of their checks twice.',
        'A release that needs a human still works; the button merely knows everything that the checklist knew.',
      ],
      figures: [stats.uptime, stats.projects],
    },
    {
      kind: 'offers',
      look: 'cards',
      title: 'DevOps services',
      items: [
        {
          title: 'Pipeline in a month',
          text: 'One application, fully automated, as a fixed-price start.',
          points: ['Build under 10 minutes', 'One-click rollback'],
        },
        {
          title: 'Platform engineering',
          text: 'A paved road for many teams: templates, environments on demand, golden images.',
          points: ['Self-service setup', 'Preview per branch'],
        },
        {
          title: 'Kubernetes operations',
          text: 'Clusters upgraded before they must be, with quotas that stop one team from starving another.',
          points: ['GitOps', 'Autoscaling'],
        },
        {
          title: 'On-call partnership',
          text: 'We share your on-call schedule across time zones, so that nobody in your office sleeps with a laptop.',
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
        challenge:
          'One release a month, 62 manual steps, four people until two in the morning. A third of releases were followed by a hotfix.',
        solution:
          'Database changes split from code changes, a pipeline with canary and automatic rollback, approvals recorded in the pull request instead of by e-mail.',
        result:
          'Nine releases a week during office hours. Failed changes dropped from one in three to one in forty and are back out within a minute.',
      },
    },
  ],
  related: [services.cloud, services.security, services.customWeb],
  closing: {
    title: 'What does a release cost you today?',
    text: 'Tell us the number of steps and the hour at which you do them. In a free 30-minute call we name the first two to remove.',
    actions: [toBooking(), toContact('Start a Project', 'primary')],
  },
});

import { company } from 'shared-content/content';
import { expectContentShape } from 'shared-content/testing';
import { about } from './about';
import { blog } from './blog';
import { applyPath, benefits, careers } from './careers';
import { heads } from './heads';
import { openings } from './openings';
import { team } from './team';
import { socialNames } from './teamWords';

describe('head data', () => {
  it('has valid and unique titles and descriptions', () => {
    expectContentShape(Object.values(heads));
  });
});

describe('about', () => {
  it('has the badge, mission, values and vision', () => {
    expect(about.story.badge).toEqual({ number: '3+', label: 'Years' });
    const { mission, values, vision } = about.principles;
    expect([mission.title, values.title, vision.title]).toEqual(['Our Mission', 'Our Values', 'Our Vision']);
  });

  it('ends with links to the contact page and the projects', () => {
    expect(about.closing.actions.map(({ to }) => to)).toEqual(['/contact', '/projects']);
  });
});

describe('team', () => {
  it('has the founders of the company file', () => {
    expect(team.filter(({ founder }) => founder).map(({ name }) => name)).toEqual(company.founders);
  });

  it('has eight people with their own slugs', () => {
    expect(new Set(team.map(({ slug }) => slug)).size).toBe(8);
    for (const { slug } of team) expect(slug).toMatch(/^[a-z]+(-[a-z]+)*$/);
  });

  it.each(['education', 'application', 'experience', 'bio', 'socials'] as const)(
    'has members with and without %s',
    (item) => {
      const having = team.filter((member) => member[item] !== undefined);
      expect(having.length).toBeGreaterThan(0);
      expect(having.length).toBeLessThan(team.length);
    },
  );

  it('uses each of the seven kinds of link, on example domains only', () => {
    const links = team.flatMap(({ socials }) => Object.entries(socials ?? {}));
    expect(new Set(links.map(([kind]) => kind))).toEqual(new Set(Object.keys(socialNames)));
    expect(Object.keys(socialNames)).toHaveLength(7);
    for (const [, address] of links) expect(address).toMatch(/[@.]example\.com(\/|$)/);
  });
});

describe('careers', () => {
  it('has the heading, six benefits and the four hiring steps', () => {
    expect(careers.hero.title).toBe('Join Our Team');
    expect(benefits).toHaveLength(6);
    expect(careers.hiring.steps.map(({ title }) => title)).toEqual([
      'Application Review',
      'Initial Interview',
      'Technical Assessment',
      'Final Interview',
    ]);
  });

  it('has the two openings with their facts', () => {
    expect(
      openings.map(({ title, department, type, location, experience }) => [
        title,
        department,
        type,
        location,
        experience,
      ]),
    ).toEqual([
      ['React Native Developer', 'Engineering', 'Full-time', 'Dhaka', '2+ years'],
      ['Digital Marketing Specialist', 'Marketing', 'Full-time', 'Dhaka', '2-3 years'],
    ]);
    for (const { posted, description, responsibilities, requirements, preferred } of openings) {
      expect(posted).toMatch(/ago$/);
      for (const filled of [description, responsibilities, requirements, preferred])
        expect(filled.length).toBeGreaterThan(2);
    }
  });

  it('passes the job to the contact page', () => {
    expect(openings.map(applyPath)).toEqual([
      '/contact?job=react-native-developer',
      '/contact?job=digital-marketing-specialist',
    ]);
  });
});

describe('blog', () => {
  it('announces a launch, and links to the newsletter', () => {
    expect(blog.title).toBe('Blog - Coming Soon');
    expect(blog.letter.to).toBe('/#newsletter');
  });
});

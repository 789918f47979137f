import { expectContentShape } from 'shared-content/testing';
import { company } from 'shared-content/content';
import { requiredFields } from 'shared-content/forms';
import { contactFaqs } from './contactFaqs';
import { contactForm, contactTextFields } from './contactForm';
import { contactHead } from './contactHead';
import { contactIntro } from './contactIntro';
import { departments } from './departments';
import { office } from './office';

describe('contact content', () => {
  it('has valid head data', () => {
    expectContentShape([contactHead]);
  });

  it('has the specified heading and promise', () => {
    expect(contactIntro.title).toBe('Get In Touch');
    expect(contactIntro.lead).toContain('within 24 hours');
  });

  it('has an error text for each field that the schema requires, and for no other', () => {
    const fields = [...contactTextFields, { name: 'description', ...contactForm.description }];
    expect(fields.filter(({ missing }) => missing).map(({ name }) => name)).toEqual([...requiredFields]);
  });

  it('has four questions, with the specification’s timelines', () => {
    expect(contactFaqs.items).toHaveLength(4);
    expect(new Set(contactFaqs.items.map(({ question }) => question)).size).toBe(4);
    const answers = contactFaqs.items.map(({ answer }) => answer).join(' ');
    expect(answers).toContain('2-3 months');
    expect(answers).toContain('6-8 months');
  });

  it('includes facts of the owner once the company file has them', () => {
    const getAnswers = ({ items }: { items: readonly { answer: string }[] }) =>
      items.map(({ answer }) => answer).join('\n');
    expect(getAnswers(contactFaqs)).not.toMatch(/ {2}| $|undefined/m);
    const known = ['ownSecurity', 'certificates', 'insurance', 'benchEmployment', 'references'];
    jest.isolateModules(() => {
      const actual = jest.requireActual<{ company: typeof company }>('shared-content/content');
      const assurances = Object.fromEntries(known.map((key) => [key, `This is ${key}.`]));
      jest.doMock('shared-content/content', () => ({
        ...actual,
        company: { ...actual.company, assurances },
      }));
      // eslint-disable-next-line @typescript-eslint/no-require-imports -- read anew, with the owner’s facts in place
      const filled = require('./contactFaqs') as { contactFaqs: typeof contactFaqs };
      for (const key of known) expect(getAnswers(filled.contactFaqs)).toContain(` This is ${key}.`);
    });
  });

  it('has its own address for each department', () => {
    expect(departments.map(({ name }) => name)).toEqual(['General', 'Careers', 'Projects']);
    expect(new Set(departments.map(({ email }) => email)).size).toBe(3);
  });

  it('has the office’s address as text', () => {
    expect(office.addressLines.join(', ')).toContain('Uttara, Dhaka 1230');
    expect(office.mapTitle).toContain(company.office);
  });
});

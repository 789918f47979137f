import { expectContentShape } from 'shared-content/testing';
import { company } from 'shared-content/content';
import { contactFaqs } from './contactFaqs';
import { contactHead } from './contactHead';
import { contactIntro } from './contactIntro';
import { departments } from './departments';
import { office } from './office';

describe('contact content', () => {
  it('has head data in shape', () => {
    expectContentShape([{ path: '/contact', ...contactHead }]);
  });

  it('is headed and promised as specified', () => {
    expect(contactIntro.title).toBe('Get In Touch');
    expect(contactIntro.lead).toContain('within 24 hours');
  });

  it('answers four questions, with the timelines of the specification', () => {
    expect(contactFaqs.items).toHaveLength(4);
    expect(new Set(contactFaqs.items.map(({ question }) => question)).size).toBe(4);
    const answers = contactFaqs.items.map(({ answer }) => answer).join(' ');
    expect(answers).toContain('2-3 months');
    expect(answers).toContain('6-8 months');
  });

  it('gives each department an address of its own', () => {
    expect(departments.map(({ name }) => name)).toEqual(['General', 'Careers', 'Projects']);
    expect(new Set(departments.map(({ email }) => email)).size).toBe(3);
  });

  it('states the address in text, as the company has it', () => {
    expect(office.addressLines.join(', ')).toContain('Uttara, Dhaka 1230');
    expect(office.mapTitle).toContain(company.office);
  });
});

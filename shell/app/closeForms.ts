import { company } from 'shared-content/content';
import { site } from 'shared-content/ui';

/**
 * Forms in markup that will not come to life: their buttons are off, and a line below says what to do
 * instead. Styles are set through the CSSOM, because the page's policy allows no style attributes.
 */
export function closeForms(part: HTMLElement): void {
  for (const form of part.querySelectorAll('form')) {
    for (const button of form.querySelectorAll('button')) button.disabled = true;
    const line = document.createElement('p');
    line.setAttribute('role', 'status');
    Object.assign(line.style, { marginTop: '16px', fontWeight: '550', color: site.palette.danger });
    line.append(
      'This form could not be loaded. Reload the page to try again, write to ',
      link(`mailto:${company.email}`, company.email),
      ' or call ',
      link(company.phone.href, company.phone.label),
      '.',
    );
    form.append(line);
  }
}

function link(href: string, text: string): HTMLAnchorElement {
  return Object.assign(document.createElement('a'), { href, textContent: text });
}

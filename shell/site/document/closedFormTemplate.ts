import { palette } from 'shared-content/theme';
import { closedForm } from '../content/closedForm';
import { escapeHtml } from './escapeHtml';

/**
 * The line below a form that cannot be sent, for the loader: it must be able to say so when no bundle has come.
 */
export const closedFormTemplate = [
  '<template id="closed-form">',
  '<p class="closed-form" role="status" tabindex="-1">',
  ...closedForm.map((piece) =>
    typeof piece === 'string'
      ? escapeHtml(piece)
      : `<a href="${escapeHtml(piece.href)}">${escapeHtml(piece.label)}</a>`,
  ),
  '</p></template>',
].join('');

export const closedFormCss = `.closed-form{margin-top:16px;font-weight:550;color:${palette.danger}}`;

import { escapeUTF8 } from 'entities';
import { palette } from 'shared-content/theme';
import { closedForm } from '../content/closedForm';

/**
 * The message below a form whose scripts are lost. It is in the document because the loader shows it even if no script comes.
 */
export const closedFormTemplate = [
  '<template id="closed-form">',
  '<p class="closed-form" role="status" tabindex="-1">',
  ...closedForm.map((piece) =>
    typeof piece === 'string'
      ? escapeUTF8(piece)
      : 'ifSent' in piece
        ? `<span>${escapeUTF8(piece.ifSent)}</span>`
        : `<a href="${escapeUTF8(piece.href)}">${escapeUTF8(piece.label)}</a>`,
  ),
  '</p></template>',
].join('');

export const closedFormCss = `.closed-form{margin-top:16px;font-weight:550;color:${palette.danger}}:not([action])>.closed-form>span{display:none}`;

// Stores clicks and submits in parts of the page that are not hydrated yet, and asks for React. `client/replayStored.ts` sets
// `hydratedParts` and replays what is stored, so that a document does not carry what only runs after its scripts have come.

// Control → its `data-part`.
var stored = (window.storedControls = new Map());
// `data-part` of each hydrated part; '' is the router.
export var hydrated = (window.hydratedParts = {});

function store(control) {
  stored.set(control, getPart(control));
  dispatchEvent(new Event('site:start'));
}

function getPart(element) {
  var part = element.closest('[data-part]');
  return part ? part.getAttribute('data-part') : '';
}

// Whether the browser itself opens the control's menu or dialog.
function browsersOwn(control) {
  return (
    (control.hasAttribute('popovertarget') && 'popover' in control) ||
    (control.hasAttribute('commandfor') && 'commandForElement' in control)
  );
}

export function storeClick(event) {
  var control = event.target.closest && event.target.closest('button');
  // `storeSubmit` stores submits; controls that work without React are marked.
  if (!control || control.type === 'submit' || 'enhanced' in control.dataset || browsersOwn(control)) return;
  if (!hydrated[getPart(control)]) store(control);
}

export function storeSubmit(event) {
  var form = event.target;
  // After `handOver`, a form with an address is the browser's to send.
  if (hydrated[getPart(form)] || form.querySelector('.closed-form')) return;
  event.preventDefault();
  store(form);
}

// Says that a form's scripts are lost, and keeps its typed text. The browser can send a form with an address (`action`) itself;
// the others are disabled. A visitor who has tried to send gets the focus on the message.
export function handOver(within) {
  within.querySelectorAll('form').forEach(function (form) {
    form.querySelectorAll('button').forEach(function (button) {
      button.disabled = !form.hasAttribute('action');
    });
    if (form.querySelector('.closed-form')) return;
    form.appendChild(document.getElementById('closed-form').content.cloneNode(true));
    if (stored.has(form)) form.lastChild.focus();
  });
}

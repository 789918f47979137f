// What a visitor presses or sends before its part of the page is alive.
import { pins } from './scripts.js';

var taps = [];
export var alive = {};

function getPart(element) {
  var part = element.closest('[data-part]');
  return part ? part.getAttribute('data-part') : '';
}

// Menus and dialogs that the browser opens by itself, where it knows how.
function browsersOwn(control) {
  return (
    (control.hasAttribute('popovertarget') && 'popover' in control) ||
    (control.hasAttribute('commandfor') && 'commandForElement' in control)
  );
}

export function keepTap(event) {
  var control = event.target.closest && event.target.closest('button');
  // Submits are held as such; what works without React is marked.
  if (!control || control.type === 'submit' || 'tended' in control.dataset || browsersOwn(control)) return;
  if (!alive[getPart(control)]) taps.push(control);
}

export function holdSubmit(event) {
  var form = event.target;
  if (alive[getPart(form)]) return;
  event.preventDefault();
  if (taps.indexOf(form) < 0) taps.push(form);
}

export function giveBack(event) {
  alive[event.detail] = true;
  taps = taps.filter(function (control) {
    if (getPart(control) !== event.detail) return true;
    if (control.isConnected) control[control.requestSubmit ? 'requestSubmit' : 'click']();
    return false;
  });
}

// What was typed stays; whoever has tried to send is led to the answer.
export function close(within) {
  within.querySelectorAll('form').forEach(function (form) {
    form.querySelectorAll('button').forEach(function (button) {
      button.disabled = true;
    });
    if (form.querySelector('.closed-form')) return;
    form.appendChild(document.getElementById('closed-form').content.cloneNode(true));
    if (taps.indexOf(form) >= 0) form.lastChild.focus();
  });
  // The shell is lost, and with it all that could tell of it in more words than its version.
  if (within === document) navigator.sendBeacon((pins.api || '/api') + '/encounters', pins.shell.version);
}

/*
 * Local stand-in for Turnstile's explicit interface, as far as mfe-contact's runTurnstile.ts has it. It passes every
 * visitor, as the always-pass test key does.
 */
(() => {
  const script = document.currentScript;
  const lifetime = 300_000;
  const passAfter = 300;
  const sizes = { normal: ['300px', '65px'], compact: ['150px', '140px'] };
  const widgets = new Map();

  function start(widget) {
    const { label, params } = widget;
    clearTimeout(widget.timer);
    label.textContent = 'Verifying…';
    widget.timer = setTimeout(() => {
      label.textContent = 'Success! (local test captcha)';
      // What createVerifyStandin() of captchaStandin.ts expects.
      params.callback(`STANDIN.${params.action}.${Math.random()}`);
      widget.timer = setTimeout(() => {
        params['expired-callback']();
        start(widget);
      }, lifetime);
    }, passAfter);
  }

  window.turnstile = {
    render: (container, params) => {
      const [width, height] = sizes[params.size];
      const label = document.createElement('div');
      // Set through CSSOM, because a page's content security policy forbids style attributes.
      Object.assign(label.style, {
        width,
        height,
        boxSizing: 'border-box',
        // It never needs a click.
        display: params.appearance === 'interaction-only' ? 'none' : 'flex',
        alignItems: 'center',
        padding: '0 16px',
        border: '1px solid #797979',
        background: '#232323',
        color: '#e8e8e8',
        font: '14px/1.4 system-ui, sans-serif',
      });
      label.dataset.captchaStandin = '';
      container.append(label);
      const id = `standin${widgets.size + 1}`;
      widgets.set(id, { params, label });
      start(widgets.get(id));
      return id;
    },
    reset: (id) => start(widgets.get(id)),
    remove: (id) => {
      const widget = widgets.get(id);
      clearTimeout(widget.timer);
      widget.label.remove();
    },
  };

  const onload = new URL(script.src).searchParams.get('onload');
  if (onload && typeof window[onload] === 'function') setTimeout(() => window[onload]());
})();

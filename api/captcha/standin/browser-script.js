/* Local stand-in for Turnstile's explicit interface. It passes every visitor, as the always-pass test key does. */
(() => {
  const script = document.currentScript;
  const tokenUrl = new URL('token', script.src);
  const lifetime = 300_000;
  const passAfter = 300;
  const widgets = new Map();
  let count = 0;

  const looks = {
    dark: { background: '#232323', color: '#e8e8e8', border: '1px solid #797979' },
    light: { background: '#fafafa', color: '#232323', border: '1px solid #e0e0e0' },
  };
  const sizes = { normal: ['300px', '65px'], flexible: ['100%', '65px'], compact: ['150px', '140px'] };

  const wanted = (widget) =>
    typeof widget === 'string' || widget === undefined
      ? widgets.get(widget ?? [...widgets.keys()][0])
      : findByContainer(widget);
  const findByContainer = (container) =>
    [...widgets.values()].find((widget) => widget.container === container);

  function show(widget, text) {
    widget.label.textContent = text;
  }

  async function pass(widget, round) {
    show(widget, 'Verifying…');
    try {
      const { sitekey, action = '', cData = '' } = widget.params;
      const body = new URLSearchParams({ sitekey, action, cdata: cData, hostname: location.hostname });
      const response = await fetch(tokenUrl, { method: 'POST', body });
      if (!response.ok) throw new Error(response.status === 400 ? '110110' : '300010');
      const { token } = await response.json();
      if (widget.round !== round) return;
      widget.token = token;
      widget.expired = false;
      show(widget, 'Success! (local test captcha)');
      if (widget.field) widget.field.value = token;
      widget.timers.push(setTimeout(() => expire(widget), lifetime));
      widget.params.callback?.(token);
    } catch (error) {
      if (widget.round !== round) return;
      show(widget, 'Verification failed');
      const code = /^\d{6}$/.test(error.message) ? error.message : '300010';
      if (!widget.params['error-callback']?.(code)) console.error(`[Turnstile stand-in] Error: ${code}.`);
      if (widget.params.retry !== 'never') schedule(widget, Number(widget.params['retry-interval'] ?? 8000));
    }
  }

  function expire(widget) {
    widget.token = undefined;
    widget.expired = true;
    if (widget.field) widget.field.value = '';
    show(widget, 'Verification expired');
    widget.params['expired-callback']?.();
    if ((widget.params['refresh-expired'] ?? 'auto') === 'auto') start(widget);
  }

  function schedule(widget, delay) {
    const round = widget.round;
    widget.timers.push(setTimeout(() => pass(widget, round), delay));
  }

  function stop(widget) {
    widget.round += 1;
    widget.timers.splice(0).forEach(clearTimeout);
  }

  function start(widget) {
    stop(widget);
    widget.token = undefined;
    show(widget, 'Verifying…');
    schedule(widget, passAfter);
  }

  function render(target, params = {}) {
    const container = typeof target === 'string' ? document.querySelector(target) : target;
    if (!container) {
      console.error('[Turnstile stand-in] Unable to find a container for the widget.');
      return undefined;
    }
    if (!params.sitekey) throw new Error('[Turnstile stand-in] Missing parameter "sitekey".');
    const dark =
      params.theme === 'dark' ||
      (params.theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
    const [width, height] = sizes[params.size ?? 'normal'] ?? sizes.normal;
    const box = document.createElement('div');
    const label = document.createElement('span');
    box.append(label);
    // Set through CSSOM, because a page's content security policy forbids style attributes.
    Object.assign(box.style, looks[dark ? 'dark' : 'light'], {
      width,
      height,
      boxSizing: 'border-box',
      // It never needs a click.
      display: params.appearance === 'interaction-only' ? 'none' : 'flex',
      alignItems: 'center',
      padding: '0 16px',
      font: '14px/1.4 system-ui, sans-serif',
    });
    box.dataset.captchaStandin = '';
    container.append(box);

    count += 1;
    const widget = {
      id: `cf-chl-widget-standin${count}`,
      container,
      params,
      box,
      label,
      timers: [],
      round: 0,
      token: undefined,
      expired: false,
    };
    if (params['response-field'] !== false) {
      widget.field = Object.assign(document.createElement('input'), {
        type: 'hidden',
        name: params['response-field-name'] ?? 'cf-turnstile-response',
      });
      box.append(widget.field);
    }
    widgets.set(widget.id, widget);
    if (params.execution !== 'execute') start(widget);
    return widget.id;
  }

  window.turnstile = {
    render,
    execute: (target) => {
      const widget = wanted(target);
      if (widget) start(widget);
    },
    reset: (id) => {
      const widget = wanted(id);
      if (widget) {
        if (widget.field) widget.field.value = '';
        start(widget);
      }
    },
    remove: (id) => {
      const widget = wanted(id);
      if (widget) {
        stop(widget);
        widget.box.remove();
        widgets.delete(widget.id);
      }
    },
    getResponse: (id) => wanted(id)?.token,
    isExpired: (id) => wanted(id)?.expired ?? false,
    ready: (callback) => callback(),
  };

  const onload = new URL(script.src).searchParams.get('onload');
  if (onload && typeof window[onload] === 'function') setTimeout(() => window[onload]());
})();

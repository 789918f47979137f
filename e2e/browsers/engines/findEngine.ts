import { existsSync } from 'node:fs';
import { findChromium } from '../../findChromium';
import type { Engine, EngineName } from './engine.contract';
import { startPuppeteer } from './puppeteer';
import { startWebKit } from './webkit';

const first = (...paths: (string | undefined)[]) => paths.find((path) => path && existsSync(path));

const firefox = () => first(process.env.FIREFOX_PATH, '/usr/bin/firefox-esr', '/usr/bin/firefox');

const multiarch = process.arch === 'arm64' ? 'aarch64-linux-gnu' : 'x86_64-linux-gnu';
const webKit = () => {
  const driver = first('/usr/bin/WebKitWebDriver');
  const browser = first(
    `/usr/lib/${multiarch}/webkit2gtk-4.1/MiniBrowser`,
    `/usr/lib/${multiarch}/webkit2gtk-4.0/MiniBrowser`,
  );
  const xvfb = first('/usr/bin/Xvfb');
  return driver && browser && xvfb ? { driver, browser, xvfb } : undefined;
};

/** Starts an engine; undefined if it is not installed. */
export async function startEngine(name: EngineName): Promise<Engine | undefined> {
  if (name === 'chromium') return startPuppeteer(name, findChromium());
  if (name === 'firefox') {
    const path = firefox();
    return path ? startPuppeteer(name, path) : undefined;
  }
  const paths = webKit();
  return paths ? startWebKit(paths) : undefined;
}

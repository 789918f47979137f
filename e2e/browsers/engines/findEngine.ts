import { existsSync } from 'node:fs';
import { installDebianPackage } from '../../../api/testing/installDebianPackage';
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

/** Finds a program; if it is missing, installs Debian's packages and looks again. */
function orInstall<T>(find: () => T | undefined, packages: readonly string[]): T | undefined {
  const found = find();
  if (found) return found;
  console.log(`Not on this machine yet: ${packages.join(', ')}`);
  for (const name of packages) installDebianPackage(name);
  return find();
}

/** Starts an engine that is installed or can be; undefined otherwise. */
export async function startEngine(name: EngineName): Promise<Engine | undefined> {
  if (name === 'chromium') return startPuppeteer(name, findChromium(console.log));
  if (name === 'firefox') {
    const path = orInstall(firefox, ['firefox-esr']);
    return path ? startPuppeteer(name, path) : undefined;
  }
  // The second package plays the film.
  const paths = orInstall(webKit, ['webkit2gtk-driver', 'gstreamer1.0-plugins-good', 'xvfb']);
  return paths ? startWebKit(paths) : undefined;
}

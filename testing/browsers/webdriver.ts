import { type ChildProcess, spawn } from 'node:child_process';
import { hasPackages } from '../../tools/lib/other-browsers.ts';
import { freePort } from '../postgres.ts';
import { findClickable, type TestBrowser, waitFor } from './test-browser.ts';

interface WindowedBrowser extends TestBrowser {
  resize(width: number, height: number): Promise<void>;
}

/** Of the WebDriver specification. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

interface Driver {
  /** Starts the driver; the port follows. */
  command: readonly string[];
  browserOptions: object;
}

/** WebKitGTK, in a window on a virtual screen. */
const webKit: Driver = {
  command: ['xvfb-run', '-a', '-s', '-screen 0 1600x1200x24', 'WebKitWebDriver'],
  // Without its tool bar, which would keep the window above 447 px.
  browserOptions: { 'webkitgtk:browserOptions': { args: ['--automation', '--full-screen'] } },
};

/** WPE WebKit 2.38, as old as Safari 16.0; without a window. */
const oldWebKit: Driver = {
  command: ['WPEWebDriver'],
  browserOptions: { 'wpe:browserOptions': { binary: '/usr/bin/cog', args: ['--automation'] } },
};

export const hasWebKit = hasPackages('webkit2gtk-driver', 'xvfb', 'xauth');
export const hasOldWebKit = hasPackages('wpewebkit-driver', 'cog');

export const startOldWebKit = () => startBrowser(oldWebKit);

export async function startWebKit(width: number, height: number): Promise<TestBrowser> {
  const browser = await startBrowser(webKit);
  await browser.resize(width, height);
  return browser;
}

async function startBrowser({ command, browserOptions }: Driver) {
  const port = await freePort();
  const [program = '', ...args] = command;
  const driver = spawn(program, [...args, `--port=${port}`], { stdio: 'ignore', detached: true });
  try {
    return await openSession(`http://127.0.0.1:${port}`, browserOptions, () => kill(driver));
  } catch (error) {
    kill(driver);
    throw error;
  }
}

/** With the processes that it started. */
function kill({ pid }: ChildProcess): void {
  if (pid !== undefined) process.kill(-pid);
}

async function openSession(
  driverUrl: string,
  alwaysMatch: object,
  stop: () => void,
): Promise<WindowedBrowser> {
  const start = () =>
    sendCommand(`${driverUrl}/session`, { capabilities: { alwaysMatch } }).catch(() => null);
  const { sessionId } = (await waitFor('a session', start)) as { sessionId: string };
  const session = `${driverUrl}/session/${sessionId}`;
  const post = (path: string, body: object = {}) => sendCommand(`${session}/${path}`, body);
  const execute = (run: string, args: readonly unknown[]) =>
    post('execute/async', { script: run, args });
  const find = (selector: string, text = '') =>
    waitFor(`${selector} ${text}`, async () => {
      const script = `return (${findClickable})(...arguments)`;
      const found = await post('execute/sync', { script, args: [selector, text] });
      return (found as Record<string, string> | null)?.[elementKey];
    });

  return {
    open: async (url) => {
      await post('url', { url });
    },
    evaluate: async (run, ...args) => {
      const script = `const done = arguments[arguments.length - 1];
        Promise.resolve((${run})(...[...arguments].slice(0, -1))).then(done)`;
      return (await execute(script, args)) as never;
    },
    click: async (selector, text) => {
      // Again where the page moved the element between finding and clicking it, which clicks nothing.
      await waitFor(`a click on ${selector} ${text ?? ''}`, async () => {
        const element = await find(selector, text);
        return post(`element/${element}/click`).then(() => true, ignoreMoved);
      });
    },
    type: async (selector, text) => {
      await post(`element/${await find(selector)}/value`, { text });
    },
    press: async (text) => {
      const actions = [...text].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]);
      await post('actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
    },
    screenshot: async () => {
      const png = await fetch(`${session}/screenshot`).then((response) => response.json());
      return Buffer.from(png.value, 'base64');
    },
    resize: async (width, height) => {
      await post('window/rect', { width, height });
    },
    close: async () => {
      await fetch(session, { method: 'DELETE' });
      stop();
    },
  };
}

/** @throws the error of a click that was refused for another reason */
function ignoreMoved(error: unknown): null {
  if (!/not interactable|click intercepted|stale element/.test(String(error))) throw error;
  return null;
}

/** @throws Error with the driver's message */
async function sendCommand(url: string, body: object): Promise<unknown> {
  const response = await fetch(url, { method: 'POST', body: JSON.stringify(body) });
  const { value } = (await response.json()) as {
    value: { error?: string; message?: string } | null;
  };
  if (!response.ok) throw new Error(`WebDriver: ${value?.error} ${value?.message}`);
  return value;
}

import { readdirSync, readFileSync } from 'node:fs';
import { buildSite } from './lib/build.ts';
import { inProject, main } from './lib/project.mjs';
import { unsupportedCode } from './lib/unsupported-code.ts';

// Fails if the built site contains code that a supported browser cannot run.
main(async () => {
  await buildSite();
  const files = readdirSync(inProject('dist', 'assets')).filter((file) => file.endsWith('.js'));
  const scripts = files.map((name) => ({
    name,
    found: unsupportedCode(readFileSync(inProject('dist', 'assets', name), 'utf8')),
  }));
  const found = [...scripts, ...inlineScripts()].flatMap(({ name, found }) =>
    found.map((what) => `${name}: ${what}`),
  );
  if (found.length > 0) console.error(`Not in all supported browsers:\n${found.join('\n')}`);
  return found.length > 0 ? 1 : 0;
});

function inlineScripts() {
  const html = readFileSync(inProject('dist', 'index.html'), 'utf8');
  const scripts = [
    ...html.matchAll(/<script(?![^>]*\s(?:src=|type="application\/json"))[^>]*>(.*?)<\/script>/gs),
  ];
  return scripts.map(([, code = ''], index) => {
    // The first one shows a page to older browsers.
    const ecmaVersion = index === 0 ? 5 : 2022;
    const options = { ecmaVersion, sourceType: 'script' } as const;
    return { name: `index.html, script ${index + 1}`, found: unsupportedCode(code, options) };
  });
}

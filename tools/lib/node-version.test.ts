// @vitest-environment node
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkNodeVersion } from './node-version.mjs';
import { inProject, readJson } from './project.mjs';

const { engines, config } = readJson('package.json');
const read = (file: string) => readFileSync(inProject(file), 'utf8');
const tested: string[] = config.testedNode;
const others = tested.filter((version) => version !== config.recommendedNode);
const othersText = `${others.slice(0, -1).join(', ')} and ${others.at(-1)}`;

describe('the versions of Node.js in package.json', () => {
  it.each(['20.19.0', '20.20.2', '22.12.0', '22.23.3', '23.0.0', '24.0.0', '26.10.0', '30.0.0'])(
    'allow %s',
    (version) => expect(checkNodeVersion(version)).toBeUndefined(),
  );

  it.each(['16.20.2', '18.20.8', '20.18.9', '21.7.3', '22.11.9'])('refuse %s', (version) => {
    const message = `needs Node.js ${engines.node}, best ${config.recommendedNode}; this is ${version}.`;
    expect(() => checkNodeVersion(version)).toThrow(message);
  });

  it('allow all that are tested; the recommended one is tested', () => {
    for (const version of tested) checkNodeVersion(`${version}.99.0`);
    expect(tested).toContain(config.recommendedNode);
  });

  it.each([
    ['README.md', [`Version ${config.recommendedNode},`, othersText, engines.node]],
    ['docs/operations.md', [engines.node]],
  ])('are those of %s', (file, named) => {
    for (const version of named) expect(read(file)).toContain(version);
  });

  it('build the image and run the checks of a change', () => {
    expect(read('.nvmrc').trim()).toBe(config.recommendedNode);
    const images = read('Dockerfile').match(/(?<=node:)\d+/g);
    expect(new Set(images)).toEqual(new Set([config.recommendedNode]));
    expect(read('.github/workflows/checks.yml')).toContain(`node: [${tested.join(', ')}]`);
  });
});

import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compressFolder } from './compress.mjs';

const folder = mkdtempSync(join(tmpdir(), 'compress-'));
const script = Buffer.from('export const steel = "acero";\n'.repeat(200));

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'assets', 'main.js'), script);
  writeFileSync(join(folder, 'small.css'), 'a{}');
  writeFileSync(join(folder, 'photo.webp'), script);
  await compressFolder(folder);
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('the built site', () => {
  it('has a script in both encodings, each whole and smaller', () => {
    const [br, gz] = ['br', 'gz'].map((end) => readFileSync(join(folder, `assets/main.js.${end}`)));
    expect(brotliDecompressSync(br ?? '')).toEqual(script);
    expect(gunzipSync(gz ?? '')).toEqual(script);
    expect(Math.max(br?.length ?? 0, gz?.length ?? 0)).toBeLessThan(script.length);
  });

  it('leaves pictures and small files as they are', () => {
    expect(readdirSync(folder).sort()).toEqual(['assets', 'photo.webp', 'small.css']);
  });
});

import { readFileSync } from 'node:fs';
import { shopApi } from '../testing/page-api.ts';
import { readRecording } from './read-recording.ts';
import type { Recording } from './recording.ts';
import { replayRecording } from './replay.ts';

/**
 * Puts the backend of page tests into the state of a file that a tester has saved, until the test
 * ends or a scenario is played. What was asked then and is asked again is answered as it was then.
 *
 * @param path relative to the project
 * @throws {RecordingError} when it is no recording, or one of another version
 */
export function replay(path: string): Recording {
  const recording = readRecording(readFileSync(path, 'utf8'));
  replayRecording(shopApi, recording);
  return recording;
}

import { isHar, recordingFromHar } from './har.ts';
import { parsedJson } from './parsed-json.ts';
import { parseRecording, type Recording, RecordingError } from './recording.ts';

/**
 * Reads the file of a recording, or an HTTP archive (HAR) of a real browser.
 *
 * @throws {RecordingError} that says why it cannot be replayed
 */
export function readRecording(text: string): Recording {
  const json = parsedJson(text);
  if (!isHar(json)) return parseRecording(json);
  const recording = recordingFromHar(json);
  if (!recording) throw new RecordingError('El archivo HAR no tiene llamadas de la tienda.');
  return recording;
}

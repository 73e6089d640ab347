import { isHar, recordingFromHar } from './har.ts';
import { parseRecording, type Recording, RecordingError } from './recording.ts';

/**
 * Reads the file of a recording, or an HTTP archive (HAR) of a real browser.
 *
 * @throws {RecordingError} that says why it cannot be replayed
 */
export function readRecording(text: string): Recording {
  const archive = parsed(text);
  if (!isHar(archive)) return parseRecording(text);
  const recording = recordingFromHar(archive);
  if (!recording) throw new RecordingError('El archivo HAR no tiene llamadas de la tienda.');
  return recording;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

import { onTestFinished } from 'vitest';

/** Makes the visitor of a page test save data until the end of the test. */
export function saveData(): void {
  Object.assign(navigator, { connection: { saveData: true } });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'connection'));
}

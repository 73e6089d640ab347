const key = 'pasted-list';

/** The list that was being written in this tab, so that a reload loses none of it. */
export function readDraft(): string {
  try {
    return sessionStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

export function saveDraft(text: string): void {
  try {
    sessionStorage.setItem(key, text);
  } catch {
    // It stays in the field.
  }
}

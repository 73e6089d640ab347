import { Upload } from 'lucide';
import { useRef, useState } from 'react';
import { limits } from '../config.ts';
import { listFileTexts as texts } from '../content/list-file.ts';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { readListFile } from './read-file.ts';

interface ListFileInputProps {
  /** @param problem error text for the buyer; null without errors */
  onRead: (text: string, problem: string | null) => void;
}

/** Reads a list from a file. */
export function ListFileInput({ onRead }: ListFileInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isReading, setReading] = useState(false);
  const take = async (file: File | undefined) => {
    if (!file) return;
    setReading(true);
    const { text, problems } = await readListFile(file);
    setReading(false);
    onRead(text, problemOf(problems, text !== ''));
  };
  return (
    <div>
      <input
        ref={input}
        type="file"
        accept=".csv,.tsv,.txt,.xlsx,.xls"
        hidden
        onChange={(event) => {
          void take(event.currentTarget.files?.[0]);
          // Allows choosing the same file again after it was fixed.
          event.currentTarget.value = '';
        }}
      />
      <Button busy={isReading} busyLabel={texts.reading} onClick={() => input.current?.click()}>
        <Icon of={Upload} size={18} />
        {texts.upload}
      </Button>
    </div>
  );
}

function problemOf(problems: readonly string[], hasRows: boolean): string | null {
  if (problems.length === 0) return null;
  const named = problems.slice(0, limits.namedProblems);
  const more = problems.length - named.length;
  return [...named, more > 0 && texts.others(more), hasRows && texts.rest]
    .filter(Boolean)
    .join(' ');
}

import { Upload } from 'lucide';
import { useRef, useState } from 'react';
import { listFileTexts as texts } from '../content/list-file.ts';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { type ListFile, readListFile } from './read-file.ts';

/** Reads a list from a file. */
export function ListFileInput({ onRead }: { onRead: (list: ListFile) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const [isReading, setReading] = useState(false);
  const take = async (file: File | undefined) => {
    if (!file) return;
    setReading(true);
    const list = await readListFile(file);
    setReading(false);
    onRead(list);
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

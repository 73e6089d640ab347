import { rm } from 'node:fs/promises';
import { OwnerError } from '../owner-error.ts';
import { encodePicture } from './encode-picture.ts';

/** An encoded picture that its product does not have yet. */
export interface Upload {
  id: number;
  address: string;
  /** Of its files; empty once they are not deleted any more. */
  paths: string[];
}

const REPLACED =
  'Después se envió otra foto y esta ya no está. Si al producto le falta, envíela de nuevo.';

export type Uploads = ReturnType<typeof createUploads>;

/** The last uploaded picture of each product. Its files are deleted if another one comes before it is kept. */
export function createUploads(directory: string) {
  const last = new Map<number, Upload>();
  const discard = async (upload: Upload) => {
    if (last.get(upload.id) !== upload) return;
    last.delete(upload.id);
    await Promise.allSettled(upload.paths.map((path) => rm(path)));
  };
  return {
    discard,
    /** @throws OwnerError with what is wrong with the picture */
    add: async (picture: File, id: number): Promise<Upload> => {
      const before = last.get(id);
      if (before) await discard(before);
      const upload = { id, ...(await encodePicture(picture, id, directory)) };
      last.set(id, upload);
      return upload;
    },
    /** The picture of a product that a form names by its address. */
    find: (id: number, address: unknown): Upload | undefined => {
      const upload = last.get(id);
      return upload?.address === address ? upload : undefined;
    },
    /** Keeps the files, because the product gets the picture. @throws OwnerError if they may be deleted */
    keep: (upload: Upload): void => {
      if (last.get(upload.id) !== upload) throw new OwnerError(REPLACED);
      upload.paths = [];
    },
  };
}

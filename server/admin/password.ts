import { createHash, randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import type { Database } from '../database/database.ts';
import { createTurns } from '../one-at-a-time.ts';
import { StartUpError } from '../start-up-error.ts';

/** scrypt as OWASP recommends it: 16 MB, about 0.2 s. */
const COST = { N: 2 ** 14, r: 8, p: 5 };
const KEY_BYTES = 32;
const SALT_BYTES = 16;

interface StoredPassword {
  salt: string;
  hash: string;
}

/**
 * The password of the private page.
 * @param initial the one that is right until the owner changes it
 */
export function createPassword(database: Database, initial: string) {
  // One at a time: each takes memory, and a thread that also compresses the responses of the shop.
  const inTurn = createTurns();
  return {
    isRight: async (password: string): Promise<boolean> => {
      const [stored] = await database.query<StoredPassword>(
        'SELECT salt, hash FROM admin_password',
      );
      if (!stored) return timingSafeEqual(sha256(password), sha256(initial));
      const hash = await inTurn(() => derive(password, stored.salt));
      return timingSafeEqual(hash, Buffer.from(stored.hash, 'base64'));
    },

    /** Ends all sessions but one. */
    change: async (password: string, ownSession: string): Promise<void> => {
      const salt = randomBytes(SALT_BYTES).toString('base64');
      const hash = (await inTurn(() => derive(password, salt))).toString('base64');
      await database.transaction(async (transaction) => {
        await transaction.query(
          `INSERT INTO admin_password (salt, hash) VALUES ($1, $2)
               ON CONFLICT (only_row) DO UPDATE SET salt = excluded.salt, hash = excluded.hash`,
          [salt, hash],
        );
        await transaction.query('DELETE FROM admin_sessions WHERE token_hash <> $1', [ownSession]);
      });
    },
  };
}

/**
 * Makes the initial password right again and ends all sessions.
 * @throws StartUpError on a database without the tables of the shop
 */
export async function resetPassword(database: Database): Promise<void> {
  const [table] = await database.query<{ name: string | null }>(
    "SELECT to_regclass('admin_password')::text AS name",
  );
  if (!table?.name)
    throw new StartUpError('This version of the shop has not started on this database.');
  await database.transaction(async (transaction) => {
    await transaction.query('DELETE FROM admin_password');
    await transaction.query('DELETE FROM admin_sessions');
  });
}

const sha256 = (text: string) => createHash('sha256').update(text).digest();

/** Keyboards compose accents in different ways. */
function derive(password: string, salt: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, KEY_BYTES, COST, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}

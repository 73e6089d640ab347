import { unwatchFile, watchFile } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { GraphQLSchema } from 'graphql';
import { log } from '../observability/log.ts';
import { createShopSchema } from './schema.ts';

const CONTRACT = fileURLToPath(new URL('../../schema.graphql', import.meta.url));

/** How often a contract that is followed is looked at, in milliseconds. */
const LOOK_MS = 200;

export interface Contract {
  schema: GraphQLSchema;
  /** Is handed what to call with each later schema. */
  onChange(listener: (schema: GraphQLSchema) => void): void;
  close(): void;
}

/**
 * Reads the contract.
 *
 * @param follow whether a developer edits it: it is read anew at every save then, and one that cannot
 *   be used is told of, and waited for where there is none before it
 * @throws when it cannot be used, unless it is followed
 */
export async function openContract(follow: boolean, file = CONTRACT): Promise<Contract> {
  const read = async () => createShopSchema(await readFile(file, 'utf8'));
  if (!follow) return { schema: await read(), onChange: () => {}, close: () => {} };
  return new Promise((resolve) => {
    const close = () => unwatchFile(file, readAnew);
    let use = (schema: GraphQLSchema) => {
      const onChange: Contract['onChange'] = (listener) => {
        use = listener;
      };
      resolve({ schema, onChange, close });
    };
    const readAnew = () => {
      read().then(
        (schema) => use(schema),
        ({ message }: Error) => log.error({ message }, 'The contract cannot be used as it is'),
      );
    };
    watchFile(file, { interval: LOOK_MS }, readAnew);
    readAnew();
  });
}

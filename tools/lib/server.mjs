/**
 * Runs the backend in this process, which it ends itself when it is told to stop.
 * @param {Record<string, string>} settings beside the present environment
 */
export async function runServer(settings) {
  Object.assign(process.env, settings);
  const { register } = await import('tsx/esm/api');
  register();
  await import('../../server/main.ts');
}

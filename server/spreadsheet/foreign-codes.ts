/** Written where a product has no code. */
const NO_CODE = /^(?:sin c[oó]d(?:igo)?\.?|s\/?c|n\/?a|-+|0)?$/i;

/** Whether a cell says that a product has no code. */
export const isNoCode = (code: string) => NO_CODE.test(code);

/** Whether most codes cannot be ours: `AF0001`, numbers of eight digits. */
export function areForeignCodes(codes: readonly string[]): boolean {
  const written = codes.filter((code) => !isNoCode(code));
  const foreign = written.filter((code) => !/^\d{1,7}$/.test(code));
  return foreign.length * 2 > written.length;
}

declare module 'fs-native-extensions' {
  /** Takes a lock of the whole file, unless another open file has one. The kernel holds it. */
  export function tryLock(file: number): boolean;
}

/** Endings of number and gender, the longest first: `redondas`, `redondo`; `canales`, `canal`. */
export const endings: readonly string[] = ['es', 'os', 'as', 'o', 'a', 'e', 's'];

export const vowels: readonly string[] = ['a', 'e', 'i', 'o', 'u'];

/** Consonants in which no Spanish word ends: `elect` is cut off. Neither does one end in two. */
export const cutEndings: readonly string[] = ['b', 'c', 'f', 'g', 'k', 'm', 'p', 'q', 't', 'v'];

/** The message is Spanish, for the user who chose the file. */
export class InvalidFileError extends Error {}

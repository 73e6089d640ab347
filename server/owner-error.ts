/** Why something that the owner asked for was refused. The message is Spanish, for the owner. */
export class OwnerError extends Error {
  /** Of the HTTP response. */
  readonly status: number;
  constructor(message: string, status = 400) {
    super(message);
    this.status = status;
  }
}

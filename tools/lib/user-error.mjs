/** An error that the user can fix; printed as one line, without a stack. */
export class UserError extends Error {}

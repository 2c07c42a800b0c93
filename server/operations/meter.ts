/** What happens at the tables, for the operator's figures. */
export interface Meter {
  /** A player's command or request was answered: with `done`, or with the code of a refusal. */
  countAnswer(to: 'command' | 'request', code: string): void
  /** A batch of rows was appended to the logs, or failed to be. */
  countAppend(batch: { readonly rows: number; readonly ms: number; readonly isStored: boolean }): void
}

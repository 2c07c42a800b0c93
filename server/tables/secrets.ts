import { createHash, randomBytes } from 'node:crypto'

/** The id of a table: not secret, but not guessable either. */
export function newTableId(): string {
  return randomBytes(9).toString('base64url')
}

/** A secret of 192 bits, for a link or a cookie. */
export function newSecret(): string {
  return randomBytes(24).toString('base64url')
}

/** A secret in the form of the kernel's seeds. */
export function newSeed(): string {
  return randomBytes(32).toString('hex')
}

/** What the directory keeps of a secret. */
export function hashOfSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url')
}

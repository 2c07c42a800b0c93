import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'

/**
 * Signs what the server has stored. Anybody with the server's public key can tell that a record was changed later, even by
 * the server itself: a client keeps the signatures that it was given.
 */
export class Signer {
  readonly #key: KeyObject

  private constructor(key: KeyObject) {
    this.#key = key
  }

  /** Reads the key from a file, or makes one that only this user can read. */
  static open(file: string): Signer {
    try {
      return new Signer(createPrivateKey(readFileSync(file, 'utf8')))
    } catch (problem) {
      if (!(problem instanceof Error && 'code' in problem && problem.code === 'ENOENT')) throw problem
    }
    const { privateKey } = generateKeyPairSync('ed25519')
    writeFileSync(file, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600, flag: 'wx' })
    return new Signer(privateKey)
  }

  /** A signer for tests, with a key that nobody keeps. */
  static temporary(): Signer {
    return new Signer(generateKeyPairSync('ed25519').privateKey)
  }

  /** 64 hex digits. */
  get publicKey(): string {
    const { x = '' } = createPublicKey(this.#key).export({ format: 'jwk' })
    return Buffer.from(x, 'base64url').toString('hex')
  }

  /** 128 hex digits. */
  sign(text: string): string {
    return sign(null, Buffer.from(text), this.#key).toString('hex')
  }
}

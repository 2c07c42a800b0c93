import type { ServerInfo } from '@kantyna/online'
import type { Finding } from './durability.ts'

interface Started {
  /** Where the server listens. */
  readonly address: string
  readonly info: Pick<ServerInfo, 'url' | 'isLocalOnly'>
}

/** What `npm start` says about the addresses. */
export function addressText({ address, info: { url, isLocalOnly } }: Started): string {
  const isEncrypted = url.startsWith('https:')
  const lines = [
    `Kantyna is open at ${address}`,
    isLocalOnly
      ? 'Only this computer can open it. To play with others in your network: npm start -- --host 0.0.0.0'
      : `Others open ${url}`,
    ...(isLocalOnly || isEncrypted
      ? []
      : [
          'Warning: connections are not encrypted, so everybody in the network can read along. On the internet, put a proxy with TLS in front and set PUBLIC_URL to its address (docs/production.md).',
        ]),
  ]
  return lines.join('\n')
}

/** What it says about the database: warnings, or one line if there are none. */
export function durabilityText(findings: readonly Finding[]): string {
  const warnings = findings.filter(({ isWarning }) => isWarning)
  if (warnings.length > 0) return warnings.map(({ sentence }) => `Warning: ${sentence}`).join('\n')
  return findings.map(({ sentence }) => sentence).join(' ')
}

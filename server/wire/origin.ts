import type { FastifyRequest } from 'fastify'

/** Whether a request comes from our own page. Programs other than browsers send no origin, and carry no foreign page's cookie. */
export function isOwnOrigin({ headers }: Pick<FastifyRequest, 'headers'>, publicUrl: string | null): boolean {
  const { origin, host } = headers
  if (origin === undefined) return true
  const from = hostOf(origin)
  return from !== null && (from === host || (publicUrl !== null && from === hostOf(publicUrl)))
}

function hostOf(address: string): string | null {
  try {
    return new URL(address).host
  } catch {
    return null
  }
}

import type { FastifyReply, FastifyRequest } from 'fastify'
import { hashOfSecret, newSecret } from '../tables/secrets.ts'

/** A device is known by a secret in its cookie. Scripts of the page cannot read it. */
const COOKIE = 'kantyna-device'
/** Browsers keep a cookie no longer than this. */
const DAYS_400 = 400 * 24 * 3600

const isSecret = (text: string | undefined): text is string => text !== undefined && /^[\w-]{32}$/.test(text)

/** The hash of the device's secret; null if it has none. */
export function deviceOf(request: FastifyRequest): string | null {
  const secret = request.cookies[COOKIE]
  return isSecret(secret) ? hashOfSecret(secret) : null
}

/** The hash of the device's secret. A device without one gets it with the reply. */
export function knownDevice(request: FastifyRequest, reply: FastifyReply, publicUrl: string | null): string {
  const known = request.cookies[COOKIE]
  const secret = isSecret(known) ? known : newSecret()
  reply.setCookie(COOKIE, secret, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure(request, publicUrl),
    maxAge: DAYS_400,
  })
  return hashOfSecret(secret)
}

/** Over plain HTTP, in a home network, a secure cookie would never come back. */
function isSecure({ protocol, host }: FastifyRequest, publicUrl: string | null): boolean {
  const url = publicUrl === null ? null : URL.parse(publicUrl)
  return protocol === 'https' || (url?.protocol === 'https:' && url.host === host)
}

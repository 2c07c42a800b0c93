/** Packs a text into a link: compressed, as base64url. */

/** Some apps truncate longer addresses. */
export const LONGEST_LINK_DATA = 32_000
/** The largest text that a link may unpack to: far more than any game needs. */
const LARGEST_TEXT = 2_000_000

export type Packed =
  | { readonly ok: true; readonly data: string }
  | { readonly ok: false; readonly code: 'too-long' | 'not-supported' }

export type Unpacked =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly code: 'damaged' | 'too-large' | 'not-supported' }

/** Old browsers can neither make such a link nor open one. */
function canCompress(): boolean {
  return 'CompressionStream' in globalThis && 'DecompressionStream' in globalThis
}

export async function packText(text: string): Promise<Packed> {
  if (!canCompress()) return { ok: false, code: 'not-supported' }
  const packing = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'))
  const data = toBase64Url(new Uint8Array(await new Response(packing).arrayBuffer()))
  return data.length > LONGEST_LINK_DATA ? { ok: false, code: 'too-long' } : { ok: true, data }
}

/** The link is untrusted: unpacking stops when the text gets larger than any game. */
export async function unpackText(data: string): Promise<Unpacked> {
  if (!canCompress()) return { ok: false, code: 'not-supported' }
  if (data.length > LONGEST_LINK_DATA) return { ok: false, code: 'too-large' }
  const bytes = fromBase64Url(data)
  if (bytes === null) return { ok: false, code: 'damaged' }
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader()
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
  let text = ''
  let size = 0
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return { ok: true, text: text + decoder.decode() }
      size += value.length
      if (size > LARGEST_TEXT) {
        await reader.cancel()
        return { ok: false, code: 'too-large' }
      }
      text += decoder.decode(value, { stream: true })
    }
  } catch {
    return { ok: false, code: 'damaged' }
  }
}

/** Encodes without padding. */
function toBase64Url(bytes: Uint8Array): string {
  const plain = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  return btoa(plain).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

function fromBase64Url(data: string): Uint8Array<ArrayBuffer> | null {
  if (!/^[\w-]+$/.test(data) || data.length % 4 === 1) return null
  const plain = atob(data.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0))
}

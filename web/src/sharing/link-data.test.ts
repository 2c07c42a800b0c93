import { describe, expect, it } from 'vitest'
import { LONGEST_LINK_DATA, packText, unpackText } from './link-data.ts'

describe('a text in a link', () => {
  it.each(['', 'a', 'Zażółć gęślą jaźń — 🚀', '{"seats":[]}'.repeat(5000), '\uFEFFfirst'])(
    'comes back as it was (%#)',
    async (text) => {
      const packed = await packText(text)
      if (!packed.ok) throw new Error(packed.code)
      expect(packed.data).toMatch(/^[\w-]+$/)
      expect(await unpackText(packed.data)).toEqual({ ok: true, text })
    },
  )

  it('is refused where the link would be too long', async () => {
    expect(await packText(incompressible(60_000))).toEqual({ ok: false, code: 'too-long' })
  })

  const bad: readonly (readonly [what: string, data: string | Promise<string>, code: string])[] = [
    ['nothing', '', 'damaged'],
    ['other letters', 'ab%20cd', 'damaged'],
    ['a letter too many', 'abcde', 'damaged'],
    ['noise', letters(new Uint8Array(300).fill(0xff)), 'damaged'],
    ['half of a link', deflated(bytesOf(incompressible(500))).then((link) => link.slice(0, 300)), 'damaged'],
    ['what is no text', deflated(Uint8Array.of(0xff, 0xfe, 0xc0)), 'damaged'],
    ['more after the end', deflated(bytesOf('x')).then((link) => `${link}AAAA`), 'damaged'],
    ['a great deal', 'A'.repeat(LONGEST_LINK_DATA + 1), 'too-large'],
    ['a great deal made small', deflated(new Uint8Array(20_000_000)), 'too-large'],
  ]
  it.each(bad)('%s is refused', async (_, data, code) => {
    expect(await unpackText(await data)).toEqual({ ok: false, code })
  })
})

/** Digits without a pattern, which do not compress. */
function incompressible(length: number): string {
  let state = 1
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return (state >>> 28).toString(16)
  }
  return Array.from({ length }, next).join('')
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(new TextEncoder().encode(text))
}

async function deflated(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const packing = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate-raw'))
  return letters(new Uint8Array(await new Response(packing).arrayBuffer()))
}

function letters(bytes: Uint8Array): string {
  const plain = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  return btoa(plain).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

import * as sha2 from '@noble/hashes/sha2.js'
import * as utils from '@noble/hashes/utils.js'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as small from '../src/kit/sha256.ts'

const bytes = fc.uint8Array({ maxLength: 300 })

test('the page hashes as @noble/hashes does', () => {
  fc.assert(
    fc.property(bytes, (data) => {
      expect(small.sha256(data)).toEqual(sha2.sha256(data))
    }),
  )
  for (let length = 0; length < 200; length++) {
    const data = new Uint8Array(length).fill(length)
    expect(small.bytesToHex(small.sha256(data))).toBe(utils.bytesToHex(sha2.sha256(data)))
  }
  const long = new Uint8Array(1_000_000).fill(97)
  expect(small.sha256(long)).toEqual(sha2.sha256(long))
})

test('the page turns text and hex digits into bytes, and back, as @noble/hashes does', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), bytes, bytes, (text, one, other) => {
      expect(small.utf8ToBytes(text)).toEqual(utils.utf8ToBytes(text))
      expect(small.concatBytes(one, other)).toEqual(utils.concatBytes(one, other))
      expect(small.bytesToHex(one)).toBe(utils.bytesToHex(one))
      expect(small.hexToBytes(utils.bytesToHex(one))).toEqual(one)
    }),
  )
  for (const wrong of ['0', 'zz', '0g'])
    for (const { hexToBytes } of [small, utils]) expect(() => hexToBytes(wrong)).toThrow()
})

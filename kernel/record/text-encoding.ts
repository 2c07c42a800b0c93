/**
 * How the bytes of a text file are to be read: as its byte order mark says, or as UTF-8 where it has none. Browsers and
 * terminals would each decide by themselves otherwise.
 */
export function encodingOf(bytes: ArrayLike<number>): 'utf-8' | 'utf-16le' | 'utf-16be' {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  return bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : 'utf-8'
}

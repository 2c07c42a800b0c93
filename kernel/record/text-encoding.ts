/**
 * The encoding of a text file: by its byte order mark, or UTF-8 without one. Used everywhere, so that the page and the
 * terminal read a file in the same way.
 */
export function encodingOf(bytes: ArrayLike<number>): 'utf-8' | 'utf-16le' | 'utf-16be' {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  return bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : 'utf-8'
}

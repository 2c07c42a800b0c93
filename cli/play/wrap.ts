/** Text on a screen of a given width: broken between words, with continuation lines indented. */
export function wrapped(text: string, width: number | null): string {
  if (width === null) return text
  const room = Math.max(width, NARROWEST)
  return text
    .split('\n')
    .map((line) => (widthOf(line) <= room ? line : wrappedLine(line, room)))
    .join('\n')
}

const NARROWEST = 20
const HANGING_INDENT = 2

function wrappedLine(line: string, room: number): string {
  const indent = Math.min(indentOf(line), Math.floor(room / 2))
  const lines: string[] = []
  let current = ''
  for (const [, spaces = '', word = ''] of line.matchAll(/( *)([^ ]*)/g)) {
    if (spaces + word === '') continue
    if (widthOf(current + spaces + word) <= room) {
      current += spaces + word
      continue
    }
    if (current.trim() !== '') lines.push(current)
    current = lines.length === 0 ? spaces : ' '.repeat(indent)
    // A word that is longer than a line is broken where necessary.
    for (const piece of pieces(word)) {
      if (widthOf(current + piece) > room) {
        lines.push(current)
        current = ' '.repeat(indent)
      }
      current += piece
    }
  }
  return [...lines, current].join('\n')
}

/**
 * The indent of continuation lines: below the text after a number or a command, otherwise a little further in than the
 * line.
 */
function indentOf(line: string): number {
  const [, blank = '', mark = ''] = /^( *)([^ ]+(?: [^ ]+)? {2,})?/.exec(line.replaceAll(colours, '')) ?? []
  return blank.length + (mark === '' ? HANGING_INDENT : mark.length)
}

/** The characters of a word. A colour code is one piece. */
function pieces(word: string): string[] {
  return word.match(/\p{Cc}\[\d+m|./gsu) ?? []
}

const colours = /\p{Cc}\[\d+m/gu
/** Letters and pictures that are two columns wide. */
const wide = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}]/u

/** The width of a text in columns. */
export function widthOf(text: string): number {
  let columns = 0
  for (const letter of text.replaceAll(colours, '')) {
    if (!/\p{Mn}|\p{Cf}/u.test(letter)) columns += wide.test(letter) ? 2 : 1
  }
  return columns
}

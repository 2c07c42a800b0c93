import type { Lang, Text } from '@kantyna/kernel'
import type { Words } from '../words/words.ts'

/** A table was not started because one of its options is wrong. */
export class OptionsRefused extends Error {
  readonly option: string
  /** The game's name for the option; null if it has no such option. */
  readonly called: Text | null
  /** The value that cannot be chosen; null if the option itself is unknown. */
  readonly value: string | null

  constructor(option: string, called: Text | null, value: string | null) {
    super(`the option ${option} was refused`)
    this.option = option
    this.called = called
    this.value = value
  }
}

/** Which option is wrong, in the user's language, and that no table was started. */
export function refusedText({ setup }: Words, { option, called, value }: OptionsRefused, lang: Lang): string {
  const name = called?.[lang] ?? option
  return value === null ? setup.unknownOption(name) : setup.refusedOption(name, value)
}

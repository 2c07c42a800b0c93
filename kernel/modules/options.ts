import { type Issue, problemText, type Reader } from '../record/problem.ts'
import { quotable } from '../words/unknown-word.ts'
import { MODULES } from './edition.ts'

/** The possible words of an option of a table, and its default. */
export interface OptionChoice {
  readonly words: readonly string[]
  readonly usual: string
}

export type OptionChoices = { readonly [option: string]: OptionChoice }

/** The first word is the default, unless another is named. */
export function oneOf(words: readonly [string, ...string[]], usual = words[0]): OptionChoice {
  return { words, usual }
}

/** What is wrong with a list of modules, or null. It must name the modules of the game, each of them once. */
function problemWith(named: readonly string[], modules: readonly string[]): string | null {
  const all = modules.join(', ')
  const unknown = named.find((name) => !modules.includes(name))
  if (unknown !== undefined) return `names ${quotable(unknown)}, but the game is played with ${all}`
  const repeated = named.find((name, index) => named.indexOf(name) !== index)
  if (repeated !== undefined) return `names ${repeated} twice`
  const missing = modules.find((name) => !named.includes(name))
  return missing === undefined ? null : `leaves out ${missing}: the game is played with ${all}`
}

/** Why options contradict each other: the wrong option and what it should be; null if they do not. */
export type Contradiction = (options: object) => { readonly option: string; readonly what: string } | null

const INVALID = 'Invalid input'

function ofWrongType(expected: string, ...path: readonly PropertyKey[]): Issue {
  return { code: 'invalid_type', path, message: INVALID, expected }
}

/** What is wrong with the list of modules, or null. It may name them in any order. */
function modulesIssue(named: unknown, modules: readonly string[]): Issue | null {
  if (!Array.isArray(named)) return ofWrongType('array', MODULES)
  const other = named.findIndex((name) => typeof name !== 'string')
  if (other >= 0) return ofWrongType('string', MODULES, other)
  const message = problemWith(named, modules)
  return message === null ? null : { path: [MODULES], message }
}

/**
 * Reads the options of a table: each is one of a few words. The options of a composed game also contain the list of its
 * modules, which is put into the order of the game, so that equal tables have equal records. `contradictions` check
 * options that are valid by themselves but not together. Every table reads options, so this does not use zod, which is
 * loaded only to read data from outside.
 */
export function optionsOf<O extends object>(
  choices: OptionChoices,
  modules: readonly string[] = [],
  contradictions: readonly Contradiction[] = [],
): Reader<O> {
  /** Returns what is wrong with the data, or null, and fills `options`. */
  const read = (data: unknown, options: Record<string, unknown>): Issue | null => {
    if (typeof data !== 'object' || data === null || Array.isArray(data)) return ofWrongType('object')
    const given = new Map<string, unknown>(Object.entries(data))
    for (const [option, { words, usual }] of Object.entries(choices)) {
      const word = given.get(option)
      if (word !== undefined && !words.some((each) => each === word))
        return { code: 'invalid_value', path: [option], message: INVALID, values: words }
      options[option] = word ?? usual
    }
    if (modules.length > 0) {
      const named = given.get(MODULES)
      const issue = named === undefined ? null : modulesIssue(named, modules)
      if (issue !== null) return issue
      options[MODULES] = modules.slice()
    }
    const keys = [...given.keys()].filter((name) => !Object.hasOwn(options, name))
    if (keys.length > 0) return { code: 'unrecognized_keys', path: [], message: INVALID, keys }
    for (const contradiction of contradictions) {
      const found = contradiction(options)
      if (found !== null) return { path: [found.option], message: found.what }
    }
    return null
  }
  return {
    parse(data) {
      const found = this.safeParse(data)
      if (!found.success) throw new TypeError(problemText(found.error))
      return found.data
    },
    safeParse(data) {
      const options = {}
      const issue = read(data, options)
      if (issue !== null) return { success: false, error: { issues: [issue] } }
      return { success: true, data: options as O } // each is one of its words
    },
  }
}

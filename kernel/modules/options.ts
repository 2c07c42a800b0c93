import * as z from 'zod/mini'
import { problemText, type Reader } from '../record/problem.ts'
import { quotable } from '../words/unknown-word.ts'
import { MODULES } from './edition.ts'

/** What is wrong with a list of modules, or null: it names those that the game was built with, each once. */
function problemWith(named: readonly string[], modules: readonly string[]): string | null {
  const all = modules.join(', ')
  const unknown = named.find((name) => !modules.includes(name))
  if (unknown !== undefined) return `names ${quotable(unknown)}, but the game is played with ${all}`
  const repeated = named.find((name, index) => named.indexOf(name) !== index)
  if (repeated !== undefined) return `names ${repeated} twice`
  const missing = modules.find((name) => !named.includes(name))
  return missing === undefined ? null : `leaves out ${missing}: the game is played with ${all}`
}

/** A list of modules in any order; it is read in that of the game, so that equal tables have equal records. */
function modulesReader(modules: readonly string[]): z.ZodMiniType {
  return z.pipe(
    z.array(z.string()).check(({ value, issues }) => {
      const message = problemWith(value, modules)
      if (message !== null) issues.push({ code: 'custom', input: value, message })
    }),
    z.transform(() => modules.slice()),
  )
}

/** Why options do not go together: the option that is wrong beside the others, and what it should be; null where they do. */
export type Contradiction = (options: object) => { readonly option: string; readonly what: string } | null

/**
 * Options of a composed game: those of the base, those of the modules, and the list of the modules itself. Each may be
 * right by itself and wrong beside another: `contradictions` look at all of them.
 */
export function optionsWith<O extends object>(
  base: Reader<O>,
  modules: readonly string[],
  added: { readonly [option: string]: z.ZodMiniType } = {},
  contradictions: readonly Contradiction[] = [],
): Reader<O> {
  if (modules.length === 0) return base
  const own = z.strictObject({ ...added, [MODULES]: modulesReader(modules) })
  return {
    parse(data) {
      const read = this.safeParse(data)
      if (!read.success) throw new TypeError(problemText(read.error))
      return read.data
    },
    safeParse(data) {
      const all = data !== null && typeof data === 'object' ? Object.entries(data) : []
      const isOwn = ([name]: readonly [string, unknown]) => name === MODULES || Object.hasOwn(added, name)
      const ownRead = own.safeParse({ [MODULES]: modules, ...Object.fromEntries(all.filter(isOwn)) })
      if (!ownRead.success) return ownRead
      const baseRead = base.safeParse(Object.fromEntries(all.filter((each) => !isOwn(each))))
      if (!baseRead.success) return baseRead
      const options = { ...baseRead.data, ...ownRead.data } as O
      for (const contradiction of contradictions) {
        const found = contradiction(options)
        if (found === null) continue
        const { option, what } = found
        return { success: false, error: { issues: [{ path: [option], message: what }] } }
      }
      return { success: true, data: options }
    },
  }
}

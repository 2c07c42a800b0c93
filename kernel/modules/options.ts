import * as z from 'zod/mini'
import type { Reader } from '../record/problem.ts'

/** Where options name the modules of a table. A table without any has no such key. */
const MODULES = 'modules'

/** The modules that a table is played with, by its options as they stand in a record. */
export function modulesIn(options: object): readonly string[] {
  const named: unknown = Reflect.get(options, MODULES)
  return Array.isArray(named) ? named.map(String) : []
}

/** Options of a composed game: those of the base, those of the modules, and the list of the modules itself. */
export function optionsWith<O extends object>(
  base: Reader<O>,
  modules: readonly string[],
  added: { readonly [option: string]: z.ZodMiniType } = {},
): Reader<O> {
  if (modules.length === 0) return base
  const own = z.strictObject({ ...added, [MODULES]: z.array(z.enum(modules)) })
  return {
    parse(data) {
      const read = this.safeParse(data)
      if (!read.success) throw new TypeError('the options of the table are wrong')
      return read.data
    },
    safeParse(data) {
      const all = data !== null && typeof data === 'object' ? Object.entries(data) : []
      const isOwn = ([name]: readonly [string, unknown]) => name === MODULES || Object.hasOwn(added, name)
      const ownRead = own.safeParse({ [MODULES]: modules, ...Object.fromEntries(all.filter(isOwn)) })
      if (!ownRead.success) return ownRead
      const baseRead = base.safeParse(Object.fromEntries(all.filter((each) => !isOwn(each))))
      if (!baseRead.success) return baseRead
      return { success: true, data: { ...baseRead.data, ...ownRead.data } as O }
    },
  }
}

import { type ESTree, type Plugin, Visitor } from 'vite'

/**
 * Games are written in both languages side by side, so that a missing sentence does not compile, but fetched in one
 * language. A game's module that is imported as `module.ts?lang=pl` is built without the English half of every `{ pl:
 * …, en: … }`, and with every `lang === 'pl'` replaced by `true`, so that the bundler drops the English code. The same
 * applies to every module of the game that it imports.
 */
export function oneLanguage(): Plugin {
  return {
    name: 'one-language',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      const lang = importer === undefined ? null : langIn(importer)
      if (lang === null) return null
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true })
      if (resolved === null || !isOfGame(resolved.id)) return resolved
      // A module with texts only in the other language is not needed at all.
      return { ...resolved, id: `${resolved.id}?lang=${lang}`, moduleSideEffects: false }
    },
    transform: {
      order: 'post',
      handler(code, id) {
        const lang = langIn(id)
        if (lang === null || !/\b(?:pl|en)\b/.test(code)) return null
        return { code: inOneLanguage(code, this.parse(code), lang), map: null }
      },
    },
  }
}

type Lang = 'pl' | 'en'

function langIn(id: string): Lang | null {
  const [, lang] = /\?lang=(pl|en)$/.exec(id) ?? []
  return lang === 'pl' || lang === 'en' ? lang : null
}

/** The texts that the lobby shows of a game are short, and stay in both languages. */
function isOfGame(id: string): boolean {
  return /\/games\/[^/]+\/(?!meta\.ts$).*\.tsx?$/.test(id)
}

/** Removes the properties of the other language from objects that have both, and the comparisons of the language. */
export function inOneLanguage(code: string, program: ESTree.Program, lang: Lang): string {
  const other = lang === 'pl' ? 'en' : 'pl'
  const changes: { readonly start: number; readonly end: number; readonly to: string }[] = []
  new Visitor({
    ObjectExpression({ properties }) {
      const index = properties.findIndex((property) => nameOf(property) === other)
      const dropped = properties[index]
      if (dropped === undefined || !properties.some((property) => nameOf(property) === lang)) return
      const next = properties[index + 1]
      const before = properties[index - 1]
      changes.push({
        start: next === undefined && before !== undefined ? before.end : dropped.start,
        end: next === undefined ? dropped.end : next.start,
        to: '',
      })
    },
    BinaryExpression({ left, operator, right, start, end }) {
      if (operator !== '===' && operator !== '!==') return
      if (left.type !== 'Identifier' || left.name !== 'lang' || right.type !== 'Literal') return
      if (right.value !== 'pl' && right.value !== 'en') return
      changes.push({ start, end, to: String((right.value === lang) === (operator === '===')) })
    },
  }).visit(program)
  let kept = ''
  let from = 0
  for (const { start, end, to } of changes.toSorted((a, b) => a.start - b.start)) {
    if (start < from) continue // inside code that has already been removed
    kept += code.slice(from, start) + to
    from = end
  }
  return kept + code.slice(from)
}

function nameOf(property: ESTree.ObjectPropertyKind): string | null {
  if (property.type !== 'Property' || property.computed) return null
  const { key } = property
  if (key.type === 'Identifier') return key.name
  return key.type === 'Literal' ? String(key.value) : null
}

import type { Plugin, Rolldown } from 'vite'

/**
 * Lists the files that are needed without a network, computed from the imports and written to `offline.json`. The page
 * reads there which files of a game to cache. The service worker gets `shell`.
 */
export interface OfflineFiles {
  /** The lobby with all its sections, and the settings, without words. */
  readonly shell: readonly string[]
  /** The page's words, and the lobby's pictures. */
  readonly languages: Readonly<Record<Lang, readonly string[]>>
  /** All other pages, and the bots. */
  readonly pages: readonly string[]
  readonly games: Readonly<Record<string, Readonly<Record<Lang, readonly string[]>>>>
}

type Lang = 'pl' | 'en'

export function offlineFiles(onFound: (files: OfflineFiles) => void): Plugin {
  return {
    name: 'offline-files',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const files = filesIn(bundle)
        onFound(files)
        this.emitFile({ type: 'asset', fileName: 'offline.json', source: JSON.stringify(files) })
      },
    },
  }
}

function filesIn(bundle: Rolldown.OutputBundle): OfflineFiles {
  const outputs = Object.values(bundle)
  const chunks = new Map(
    outputs.filter((output) => output.type === 'chunk').map((chunk) => [chunk.fileName, chunk]),
  )
  const fonts = outputs.map(({ fileName }) => fileName).filter((name) => name.endsWith('.woff2'))
  const isPolish = (font: string) => font.includes('-latin-ext-')

  /** A chunk with everything that it imports, including style sheets. */
  const whole = (wanted: (source: string) => boolean): Set<string> => {
    const found = new Set<string>()
    const take = (name: string) => {
      const chunk = chunks.get(name)
      if (chunk === undefined || found.has(name)) return
      found.add(name)
      for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style)
      chunk.imports.forEach(take)
      // Files that a game imports dynamically are needed with it, even if only an expansion uses them.
      if (chunk.moduleIds.some((id) => gameOf(id) !== null)) chunk.dynamicImports.forEach(take)
    }
    for (const { fileName, facadeModuleId } of chunks.values())
      if (facadeModuleId !== null && wanted(facadeModuleId.replaceAll('\\', '/'))) take(fileName)
    return found
  }

  const shell = new Set([
    ...whole((source) =>
      /\/web\/(?:index\.html|src\/(?:settings\/SettingsDialog|lobby\/OnlineSection)\.tsx)$/.test(source),
    ),
    ...fonts.filter((font) => !isPolish(font)),
  ])
  const besides = (some: Iterable<string>, ...known: Set<string>[]) =>
    [...new Set(some)].filter((file) => known.every((others) => !others.has(file))).toSorted()
  const inLang = (lang: Lang) =>
    besides(
      [
        ...whole(
          (source) => source.endsWith(`/words/${lang}.ts`) || source.endsWith(`/ui/box.ts?lang=${lang}`),
        ),
        ...(lang === 'pl' ? fonts.filter(isPolish) : []),
      ],
      shell,
    )
  const pages = new Set(
    besides(
      whole(
        (source) =>
          /\/web\/src\/(?!words\/).*\.tsx?$/.test(source) && !/\/words\/(?:pl|en)\.ts$/.test(source),
      ),
      shell,
    ),
  )
  const ids = new Set([...chunks.values()].flatMap(({ facadeModuleId }) => gameOf(facadeModuleId) ?? []))
  const ofGame = (id: string, lang: Lang) =>
    besides(
      whole((source) => gameOf(source) === id && source.endsWith(`?lang=${lang}`)),
      shell,
      pages,
    )
  return {
    shell: [...shell].toSorted(),
    languages: { pl: inLang('pl'), en: inLang('en') },
    pages: [...pages].toSorted(),
    games: Object.fromEntries(
      [...ids].toSorted().map((id) => [id, { pl: ofGame(id, 'pl'), en: ofGame(id, 'en') }]),
    ),
  }
}

function gameOf(source: string | null): string | null {
  return /\/games\/([^/]+)\/.*\?lang=/.exec(source?.replaceAll('\\', '/') ?? '')?.[1] ?? null
}

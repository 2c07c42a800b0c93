/** Measures how much has to be fetched, from Vite's manifest. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { gameEntries } from '@kantyna/games'
import { expansionMetas, partsOfEdition } from '@kantyna/games/metas'
import { type Lang, langs } from '@kantyna/kernel'
import { goals, goalsOf } from '../goals.ts'
import type { Figure, Goal } from '../report.ts'
import { filesFor, hasSource, type Manifest, readManifest } from './manifest.ts'

const group = 'The page: script and style to fetch, nothing cached, one language'

export function pageSizes(dist: string): Figure[] {
  const manifest = readManifest(join(dist, '.vite', 'manifest.json'))
  const figures = (id: string, what: string, files: (lang: Lang) => readonly string[], goal?: Goal) =>
    sizes(dist, files).map(
      ({ how, kilobytes }): Figure => ({
        id: `page.${id}.${how}`,
        group,
        what: `${what}, ${how}`,
        value: kilobytes,
        unit: 'KB',
        ...(goal && how === 'brotli' && { goal }),
      }),
    )
  const lobby = (lang: Lang) => filesFor(manifest, lobbySources(lang))
  return [
    ...figures('lobby', 'the lobby', lobby, goals.lobbyKilobytes),
    ...editions().flatMap(({ id, name, goal }) => {
      const table = (lang: Lang) => filesFor(manifest, tableSources(id, lang))
      const withoutTableFiles = (sources: (lang: Lang) => readonly string[]) => (lang: Lang) => {
        const files = filesFor(manifest, [...tableSources(id, lang), ...sources(lang)])
        return files.filter((file) => !table(lang).includes(file))
      }
      const bots = (lang: Lang) => [
        'src/bots/worker.ts',
        ...foldersOf(id).map((folder) => `../games/${folder}/bots.ts?lang=${lang}`),
      ]
      return [
        ...figures(`${id}.table`, `a table of ${name}, lobby included`, table, goal),
        ...figures(
          `${id}.sheets`,
          `what opens over a table of ${name}, fetched once it is shown`,
          withoutTableFiles((lang) => sheetSources(manifest, id, lang)),
        ),
        ...figures(`${id}.bots`, `what the bots of ${name} add`, withoutTableFiles(bots)),
      ]
    }),
  ]
}

/** Every game, and every expansion together with its game. */
function editions(): readonly { readonly id: string; readonly name: string; readonly goal: Goal }[] {
  const edition = (id: string, name: string) => ({ id, name, goal: goalsOf(id).tableKilobytes })
  return gameEntries.flatMap(({ meta }) => [
    edition(meta.id, meta.name.en),
    ...expansionMetas
      .filter((expansion) => expansion.extends === meta.id)
      .map(({ id, name }) => edition(id, `${meta.name.en} with ${name.en}`)),
  ])
}

/** The folders of the game and of the expansions in an edition. */
function foldersOf(edition: string): readonly string[] {
  const parts = partsOfEdition(edition)
  return parts === null ? [] : [parts.game, ...parts.expansions]
}

/** The words, and the pictures of all games. */
function lobbySources(lang: Lang): string[] {
  return [
    `src/words/${lang}.ts`,
    ...gameEntries.map(({ meta }) => `../games/${meta.id}/ui/box.ts?lang=${lang}`),
  ]
}

function tableSources(id: string, lang: Lang): string[] {
  const parts = ['game', 'words/index', 'ui/index']
  return [
    ...lobbySources(lang),
    'src/table/TablePage.tsx',
    `src/table/words/${lang}.ts`,
    ...foldersOf(id).flatMap((folder) => parts.map((part) => `../games/${folder}/${part}.ts?lang=${lang}`)),
  ]
}

function sheetSources(manifest: Manifest, id: string, lang: Lang): string[] {
  const ofGame = foldersOf(id).flatMap((folder) =>
    ['ui/sheets', 'words/whole'].map((part) => `../games/${folder}/${part}.ts?lang=${lang}`),
  )
  const ofPage = ['src/table/sheets.ts', 'src/saves/download.ts', 'src/setup/start-table.ts']
  return [...ofPage, ...ofGame.filter((source) => hasSource(manifest, source))]
}

/** The sizes in the language that needs more. */
function sizes(dist: string, filesIn: (lang: Lang) => readonly string[]) {
  const files = langs.map((lang) => filesIn(lang).map((file) => readFileSync(join(dist, file))))
  const most = (compress: (file: Buffer) => Buffer) =>
    Math.max(...files.map((some) => some.reduce((sum, file) => sum + compress(file).length, 0))) / 1000
  return [
    { how: 'brotli', kilobytes: most((file) => brotliCompressSync(file)) },
    { how: 'gzip', kilobytes: most((file) => gzipSync(file)) },
  ] as const
}

/** What Vite has made of the sources: which files come of them, and which of those fetch which. */
import { readFileSync } from 'node:fs'
import type { Lang } from '@kantyna/kernel'
import { z } from 'zod'

const chunkSchema = z.object({
  file: z.string(),
  /** The source that it begins with, seen from web/. */
  src: z.nullish(z.string()),
  isEntry: z.optional(z.boolean()),
  imports: z.optional(z.array(z.string())),
  dynamicImports: z.optional(z.array(z.string())),
  css: z.optional(z.array(z.string())),
})

const manifestSchema = z.record(z.string(), chunkSchema)

export type Manifest = z.infer<typeof manifestSchema>

export function readManifest(path: string): Manifest {
  return manifestSchema.parse(JSON.parse(readFileSync(path, 'utf8')))
}

/**
 * The scripts and styles that are fetched where the page and these sources are needed, in one language: all that they
 * import, and what they fetch by themselves without being asked.
 */
export function filesFor(manifest: Manifest, sources: readonly string[], lang: Lang): string[] {
  const keys = Object.keys(manifest)
  const entries = keys.filter((key) => manifest[key]?.isEntry === true)
  const wanted = sources.map((source) => {
    const key = keys.find((candidate) => manifest[candidate]?.src === source)
    if (key === undefined) throw new Error(`nothing was made of ${source}`)
    return key
  })
  const reached = new Set<string>()
  const reach = (key: string) => {
    const chunk = manifest[key]
    if (chunk === undefined || reached.has(key)) return
    reached.add(key)
    for (const imported of chunk.imports ?? []) reach(imported)
    for (const fetched of chunk.dynamicImports ?? []) {
      const source = manifest[fetched]?.src ?? ''
      if (isWordsIn(lang, source) || registersServiceWorker(source)) reach(fetched)
    }
  }
  for (const key of [...entries, ...wanted]) reach(key)
  return [...reached].flatMap((key) => [manifest[key]?.file ?? [], manifest[key]?.css ?? []].flat())
}

/** Words are modules like words/en.ts or words/en-log.ts. */
function isWordsIn(lang: Lang, source: string): boolean {
  return new RegExp(`/words/(?:.*/)?${lang}(?:-[^/]*)?[.]ts$`).test(source)
}

function registersServiceWorker(source: string): boolean {
  return source.includes('/node_modules/workbox-window/')
}

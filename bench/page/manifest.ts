/** Reads Vite's manifest: the files built from each source, and the files that each of them fetches. */
import { readFileSync } from 'node:fs'
import { z } from 'zod'

const chunkSchema = z.object({
  file: z.string(),
  /** The path of its entry source, relative to web/. */
  src: z.nullish(z.string()),
  imports: z.optional(z.array(z.string())),
  css: z.optional(z.array(z.string())),
})

const manifestSchema = z.record(z.string(), chunkSchema)

export type Manifest = z.infer<typeof manifestSchema>

export function readManifest(path: string): Manifest {
  return manifestSchema.parse(JSON.parse(readFileSync(path, 'utf8')))
}

/** Whether a file has this entry source. */
export function hasSource(manifest: Manifest, source: string): boolean {
  return Object.values(manifest).some(({ src }) => src === source)
}

/** The scripts and styles of the page and of these sources, with everything that they import. */
export function filesFor(manifest: Manifest, sources: readonly string[]): string[] {
  const keys = Object.keys(manifest)
  const wanted = ['index.html', ...sources].map((source) => {
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
  }
  for (const key of wanted) reach(key)
  return [
    ...new Set([...reached].flatMap((key) => [manifest[key]?.file ?? [], manifest[key]?.css ?? []].flat())),
  ]
}

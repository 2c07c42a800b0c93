import type { Lang } from '@kantyna/kernel'
import { use } from 'react'

/** What has been opened in some language during this visit, and has to change with the language. */
const opened = new Set<PerLanguage<unknown>>()

/** Something that exists once per language: words, or a part of a game. Each language is fetched when it is needed. */
export class PerLanguage<T> {
  readonly #load: (lang: Lang) => Promise<T>
  readonly #loading = new Map<Lang, Promise<T>>()
  readonly #loaded = new Map<Lang, T>()

  constructor(load: (lang: Lang) => Promise<T>) {
    this.#load = load
  }

  open(lang: Lang): Promise<T> {
    opened.add(this)
    const before = this.#loading.get(lang)
    if (before !== undefined) return before
    const loading = this.#load(lang).then((value) => {
      this.#loaded.set(lang, value)
      return value
    })
    this.#loading.set(lang, loading)
    // What could not be fetched is asked for again next time.
    loading.catch(() => this.#loading.delete(lang))
    return loading
  }

  /** For components: suspends until it is there. */
  use(lang: Lang): T {
    return this.#loaded.get(lang) ?? use(this.open(lang))
  }
}

/** Fetches in another language whatever has been opened, so that a page can change to it all at once. */
export async function openLanguage(lang: Lang): Promise<void> {
  await Promise.all([...opened].map((each) => each.open(lang)))
}

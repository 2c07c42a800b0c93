import type { Lang } from '@kantyna/kernel'
import { use } from 'preact/compat'

/** What has been opened in some language during this visit, and has to change with the language. */
const opened = new Set<PerLanguage<unknown>>()

/** A promise that says what it has come to: `use` reads such a one at once, without suspending for a moment. */
interface Readable<T> extends Promise<T> {
  status?: 'fulfilled'
  value?: T
}

/** Something that exists once per language: words, or a part of a game. Each language is fetched when it is needed. */
export class PerLanguage<T> {
  readonly #load: (lang: Lang) => Promise<T>
  readonly #loading = new Map<Lang, Readable<T>>()
  readonly #failed = new Set<Lang>()

  constructor(load: (lang: Lang) => Promise<T>) {
    this.#load = load
  }

  /** What could not be fetched is asked for again. */
  open(lang: Lang): Promise<T> {
    opened.add(this)
    this.forget(lang)
    const before = this.#loading.get(lang)
    if (before !== undefined) return before
    const loading: Readable<T> = this.#load(lang)
    this.#loading.set(lang, loading)
    loading.then(
      (value) => {
        loading.status = 'fulfilled'
        loading.value = value
      },
      () => this.#failed.add(lang),
    )
    return loading
  }

  /** For components: suspends until it is there, and throws what has gone wrong until that is forgotten. */
  use(lang: Lang): T {
    return use(this.#loading.get(lang) ?? this.open(lang))
  }

  /** Only a failure: what is there stays. */
  forget(lang: Lang): void {
    if (this.#failed.delete(lang)) this.#loading.delete(lang)
  }
}

/** Fetches in another language whatever has been opened, so that a page can change to it all at once. */
export async function openLanguage(lang: Lang): Promise<void> {
  await Promise.all([...opened].map((each) => each.open(lang)))
}

/** Whoever comes back to a page that could not be fetched tries anew. */
export function forgetFailures(lang: Lang): void {
  for (const each of opened) each.forget(lang)
}

import type { Lang } from '@kantyna/kernel'
import { use } from 'preact/compat'

/** Everything that was opened during this visit and has to change with the language. */
const opened = new Set<PerLanguage<unknown>>()

/** A promise with its result: `use` reads it at once, without suspending. */
interface Readable<T> extends Promise<T> {
  status?: 'fulfilled'
  value?: T
}

/** Something that exists in each language: words, or a part of a game. A language is fetched when it is needed. */
export class PerLanguage<T> {
  readonly #load: (lang: Lang) => Promise<T>
  readonly #loading = new Map<Lang, Readable<T>>()
  readonly #failed = new Set<Lang>()

  constructor(load: (lang: Lang) => Promise<T>) {
    this.#load = load
  }

  /** Fetches again after a failure. */
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

  /** For components: suspends until it is fetched. After a failure, throws the error until it is forgotten. */
  use(lang: Lang): T {
    return use(this.#loading.get(lang) ?? this.open(lang))
  }

  /** The fetched value; null if it has not been fetched yet. */
  ready(lang: Lang): T | null {
    return this.#loading.get(lang)?.value ?? null
  }

  /** Forgets a failure, but nothing that was fetched. */
  forget(lang: Lang): void {
    if (this.#failed.delete(lang)) this.#loading.delete(lang)
  }
}

/** Fetches everything that was opened in another language, so that the whole page changes at once. */
export async function openLanguage(lang: Lang): Promise<void> {
  await Promise.all([...opened].map((each) => each.open(lang)))
}

/** Forgets all failures, so that a page that could not be fetched is fetched again when the visitor returns. */
export function forgetFailures(lang: Lang): void {
  for (const each of opened) each.forget(lang)
}

import { shown, UsageError } from '../terminal.ts'

/** A link to an online table, as the page makes it. */
export interface TableAddress {
  /** The server, such as `https://games.example.org`. */
  readonly server: string
  readonly table: string
  readonly secret: string
  /** Whether the link invites to a seat. A link to watch takes none, and a seat's own link has one already. */
  readonly invites: boolean
}

/** The secret stands in the fragment, which no browser sends: `https://HOST/#/join/TABLE/SECRET`. */
export function addressIn(link: string): TableAddress {
  const url = URL.parse(link)
  const [, kind, table, secret] =
    /^#\/(join|watch|seat)\/([\w-]{1,40})\/([\w-]{1,64})$/.exec(url?.hash ?? '') ?? []
  if (url === null || !/^https?:$/.test(url.protocol) || table === undefined || secret === undefined)
    throw new UsageError(
      `"${shown(link)}" is not a link to a table. Put the whole link in quotes, such as "https://host/#/join/TABLE/SECRET".`,
    )
  return { server: url.origin, table, secret, invites: kind === 'join' }
}

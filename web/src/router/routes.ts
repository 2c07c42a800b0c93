import { expansionMetas, gameMetas } from '@kantyna/games/metas'

/** The addresses of the page. They come after the `#`, so that every static host can serve the page, even offline. */
export type Route =
  | { readonly page: 'lobby' }
  | { readonly page: 'play'; readonly game: string }
  | TableRoute
  | ReplayRoute
  /** The address itself contains the game. */
  | { readonly page: 'shared'; readonly data: string; readonly at: number | null }
  | LessonRoute
  | ({ readonly page: 'rules'; readonly game: string; readonly rule: string | null } & OpenedFrom)
  | ({ readonly page: 'cards'; readonly game: string } & OpenedFrom)
  | { readonly page: 'fairness'; readonly id: string }
  | OnlineRoute
  | { readonly page: 'about' }
  | { readonly page: 'lost'; readonly address: string }

interface TableRoute {
  readonly page: 'table'
  readonly id: string
}

interface ReplayRoute {
  readonly page: 'replay'
  readonly id: string
  /** After how many choices; null: from the start. */
  readonly at: number | null
}

interface LessonRoute {
  readonly page: 'learn'
  readonly game: string
}

export type OnlineRoute =
  /** Sets up an online table of a game. */
  { readonly page: 'online'; readonly game: string } | OnlineTableRoute | SecretRoute

export interface OnlineTableRoute {
  readonly page: 't'
  readonly table: string
}

/** An invitation, a link for watchers, or the link that brings a seat to another device. */
export interface SecretRoute {
  readonly page: 'join' | 'watch' | 'seat'
  readonly table: string
  readonly secret: string
}

/** The page over which a book is open. Closing the book leads back to it. */
export type OpenPlace = TableRoute | OnlineTableRoute | ReplayRoute | LessonRoute

interface OpenedFrom {
  readonly from?: OpenPlace
}

/** Parses an address. An unknown address is the route `lost`, never an error. */
export function parseRoute(hash: string): Route {
  const lost: Route = { page: 'lost', address: hash }
  const ofRule = ruleRoute(hash.slice(1))
  if (ofRule !== null) return ofRule
  const [path = '', query = ''] = hash.replace(/^#/, '').split('?', 2)
  const parts = path.split('/').filter((part) => part !== '')
  const [page, ...rest] = parts.map(decoded)
  if (page === undefined) return { page: 'lobby' }
  if (page === 'about' && rest.length === 0) return { page }
  const [name, secret] = rest
  if ((page === 'join' || page === 'watch' || page === 'seat') && name && secret && rest.length === 2)
    return { page, table: name, secret }
  if (name === undefined || name === '' || rest.length > 1) return lost
  const asked = new URLSearchParams(query)
  switch (page) {
    case 'play':
    case 'learn':
    case 'online':
      return { page, game: name }
    case 't':
      return { page, table: name }
    case 'cards':
      return { page, game: name, ...openedFrom(asked.get('from')) }
    case 'rules':
      return { page, game: name, rule: asked.get('rule'), ...openedFrom(asked.get('from')) }
    case 'table':
    case 'fairness':
      return { page, id: name }
    case 'replay':
      return { page, id: name, at: wholeNumber(asked.get('at')) }
    case 'shared':
      return { page, data: name, at: wholeNumber(asked.get('at')) }
    default:
      return lost
  }
}

/** The address of a place, for the `href` of a link. */
export function href(route: Route): string {
  switch (route.page) {
    case 'lobby':
      return '#/'
    case 'about':
      return '#/about'
    case 'lost':
      return route.address
    case 'play':
    case 'learn':
    case 'online':
      return `#/${route.page}/${encodeURIComponent(route.game)}`
    case 't':
      return `#/t/${encodeURIComponent(route.table)}`
    case 'join':
    case 'watch':
    case 'seat':
      return `#/${route.page}/${encodeURIComponent(route.table)}/${encodeURIComponent(route.secret)}`
    case 'cards':
      return withQuery(`#/cards/${encodeURIComponent(route.game)}`, { from: pathOf(route.from) })
    case 'rules':
      return withQuery(`#/rules/${encodeURIComponent(route.game)}`, {
        rule: route.rule,
        from: pathOf(route.from),
      })
    case 'table':
    case 'fairness':
      return `#/${route.page}/${encodeURIComponent(route.id)}`
    case 'replay':
      return `#/replay/${encodeURIComponent(route.id)}${route.at === null ? '' : `?at=${route.at}`}`
    case 'shared':
      return `#/shared/${encodeURIComponent(route.data)}${route.at === null ? '' : `?at=${route.at}`}`
  }
}

/** The id of a rule is an address too: `#ST-TURN-05`. */
function ruleRoute(id: string): Route | null {
  const rule = id.toUpperCase()
  const [begins] = rule.split('-', 1)
  if (!/^[A-Z]+(?:-[A-Z]+)?-\d{2,3}$/.test(rule)) return null
  const meta = [...gameMetas, ...expansionMetas].find(
    ({ ruleIds }) => ruleIds?.some((own) => own === begins) === true,
  )
  return meta === undefined ? null : { page: 'rules', game: meta.id, rule }
}

export function isOpenPlace(route: Route): route is OpenPlace {
  return ['table', 't', 'replay', 'learn'].includes(route.page)
}

/** Ignores an address that cannot be under a book. */
function openedFrom(path: string | null): OpenedFrom {
  const route = path === null ? null : parseRoute(`#/${path}`)
  return route !== null && isOpenPlace(route) ? { from: route } : {}
}

function pathOf(route: OpenPlace | undefined): string | null {
  return route === undefined ? null : href(route).slice(2)
}

function withQuery(address: string, asked: Readonly<Record<string, string | null>>): string {
  const parameters = Object.entries(asked).flatMap(([name, value]) =>
    value === null ? [] : [`${name}=${encodeURIComponent(value)}`],
  )
  return parameters.length === 0 ? address : `${address}?${parameters.join('&')}`
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return ''
  }
}

function wholeNumber(text: string | null): number | null {
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null
}

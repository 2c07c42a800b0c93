/** The addresses of the page, kept behind the `#` so that any static host, or no network at all, will do. */
export type Route =
  | { readonly page: 'lobby' }
  | { readonly page: 'play'; readonly game: string }
  | { readonly page: 'table'; readonly id: string }
  | { readonly page: 'replay'; readonly id: string; readonly at: number | null }
  /** A game that the address itself carries. */
  | { readonly page: 'shared'; readonly data: string; readonly at: number | null }
  | { readonly page: 'learn'; readonly game: string }
  | { readonly page: 'rules'; readonly game: string; readonly rule: string | null }
  | { readonly page: 'cards'; readonly game: string }
  | { readonly page: 'fairness'; readonly id: string }
  | { readonly page: 'about' }
  | { readonly page: 'lost'; readonly address: string }

/** What an address asks for. Anything unknown is lost, never an error. */
export function parseRoute(hash: string): Route {
  const lost: Route = { page: 'lost', address: hash }
  const [path = '', query = ''] = hash.replace(/^#/, '').split('?', 2)
  const parts = path.split('/').filter((part) => part !== '')
  const [page, ...rest] = parts.map(decoded)
  if (page === undefined) return { page: 'lobby' }
  if (page === 'about' && rest.length === 0) return { page }
  const [name] = rest
  if (name === undefined || name === '' || rest.length > 1) return lost
  const asked = new URLSearchParams(query)
  switch (page) {
    case 'play':
    case 'learn':
    case 'cards':
      return { page, game: name }
    case 'rules':
      return { page, game: name, rule: asked.get('rule') }
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
    case 'cards':
      return `#/${route.page}/${encodeURIComponent(route.game)}`
    case 'rules':
      return `#/rules/${encodeURIComponent(route.game)}${route.rule === null ? '' : `?rule=${encodeURIComponent(route.rule)}`}`
    case 'table':
    case 'fairness':
      return `#/${route.page}/${encodeURIComponent(route.id)}`
    case 'replay':
      return `#/replay/${encodeURIComponent(route.id)}${route.at === null ? '' : `?at=${route.at}`}`
    case 'shared':
      return `#/shared/${encodeURIComponent(route.data)}${route.at === null ? '' : `?at=${route.at}`}`
  }
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

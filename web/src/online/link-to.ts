import { href, type SecretRoute } from '../router/routes.ts'

/** The address of a link that others open. It begins with the server's own address, which `localhost` may not be. */
export function linkTo(server: string, route: SecretRoute): string {
  return `${server.replace(/\/+$/, '')}/${href(route)}`
}

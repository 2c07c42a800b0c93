import type { FastifyInstance } from 'fastify'
import { openApi } from './openapi.ts'
import { type Described, docsPage, docsStyle } from './page.ts'

/** `/docs`: the requests and frames of this server, for people who write clients. */
export function addDocs(app: FastifyInstance): void {
  // Written when they are asked for, and once.
  let written: { readonly document: object; readonly page: string } | null = null
  const docs = () => {
    const document = openApi()
    written ??= { document, page: docsPage(document as unknown as Described) } // as `openApi` writes it
    return written
  }
  app.get('/docs', (_, reply) => reply.type('text/html; charset=utf-8').send(docs().page))
  app.get('/docs/openapi.json', (_, reply) => reply.send(docs().document))
  app.get('/docs/style.css', (_, reply) => reply.type('text/css; charset=utf-8').send(docsStyle))
}

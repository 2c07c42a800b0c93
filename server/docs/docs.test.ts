import { paths } from '@kantyna/online'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startServer, type TestServer } from '../test/online-server.ts'
import { clientFrames, serverFrames } from './frames-described.ts'
import { framesIn, openApi } from './openapi.ts'
import { describedRoutes } from './routes-described.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

type Schemas = {
  readonly components: { readonly schemas: Readonly<Record<string, Record<string, unknown>>> }
}
const { schemas } = (openApi() as unknown as Schemas).components // as `openApi` writes it

describe('/docs', () => {
  it.each(describedRoutes.map(({ method, path }) => [method, path] as const))(
    '%s %s exists',
    (method, path) => {
      const url = path.replace('{table}', ':table')
      expect(server.app.hasRoute({ method: method === 'get' ? 'GET' : 'POST', url })).toBe(true)
    },
  )

  it('names every path of the interface', () => {
    const all = Object.values(paths).map((path) => (typeof path === 'string' ? path : path('{table}')))
    expect(Object.keys((openApi() as { readonly paths: object }).paths).toSorted()).toEqual(all.toSorted())
  })

  it.each([
    ['ClientFrame', clientFrames],
    ['ServerFrame', serverFrames],
  ] as const)('describes each kind of %s', (name, notes) => {
    const frames = framesIn(schemas[name] ?? {})
    expect(frames.map(({ properties }) => properties.is.const).toSorted()).toEqual(
      Object.keys(notes).toSorted(),
    )
    expect(frames.every(({ description = '' }) => description !== '')).toBe(true)
  })

  it('is a page without scripts, and one JSON document', async () => {
    const page = await fetch(`${server.address}/docs`)
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
    const html = await page.text()
    expect(html).not.toMatch(/<script|style=|javascript:/)
    for (const { path } of describedRoutes) expect(html).toContain(path)
    for (const kind of [...Object.keys(clientFrames), ...Object.keys(serverFrames)])
      expect(html).toContain(`<h4><code>${kind}</code></h4>`)
    const style = await fetch(`${server.address}/docs/style.css`)
    expect(style.headers.get('content-type')).toBe('text/css; charset=utf-8')
    const json = await fetch(`${server.address}/docs/openapi.json`)
    expect(await json.json()).toMatchObject({ openapi: '3.1.0' })
  })
})

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApp } from './app.ts'

describe('the server', () => {
  let page: string
  let app: FastifyInstance

  beforeAll(async () => {
    page = mkdtempSync(join(tmpdir(), 'kantyna-'))
    mkdirSync(join(page, 'assets'))
    writeFileSync(join(page, 'index.html'), '<!doctype html><title>Kantyna</title>')
    writeFileSync(join(page, 'sw.js'), '// service worker')
    writeFileSync(join(page, 'assets', 'index-abc123.js'), '// script')
    writeFileSync(join(page, 'assets', 'index-abc123.js.br'), brotliCompressSync('// script'))
    app = await createApp({ page })
  })

  afterAll(async () => {
    await app.close()
    rmSync(page, { recursive: true })
  })

  const get = (url: string, accept = '*/*') => app.inject({ url, headers: { accept } })

  it('serves the page, to be asked for again each time', async () => {
    const answer = await get('/')
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toMatch('text/html')
    expect(answer.headers['cache-control']).toBe('no-cache')
    expect(answer.headers.etag).toBeDefined()
  })

  it('has the service worker asked for again each time', async () => {
    expect((await get('/sw.js')).headers['cache-control']).toBe('no-cache')
  })

  it('has assets with a hash in their name kept for good', async () => {
    const answer = await get('/assets/index-abc123.js')
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  })

  it('hands out the compressed twin to browsers that take it', async () => {
    const headers = { 'accept-encoding': 'gzip, br' }
    const answer = await app.inject({ url: '/assets/index-abc123.js', headers })
    expect(answer.headers['content-encoding']).toBe('br')
    expect(answer.headers['content-type']).toMatch('javascript')
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(brotliDecompressSync(answer.rawPayload).toString()).toBe('// script')
    expect((await get('/assets/index-abc123.js')).headers['content-encoding']).toBeUndefined()
  })

  it('allows scripts and styles from itself only', async () => {
    const policy = String((await get('/')).headers['content-security-policy'])
    expect(policy.split(';')).toContain("script-src 'self'")
    expect(policy.split(';')).toContain("style-src 'self'")
    expect(policy).not.toMatch(/sha(?:256|384|512)-/)
    expect(policy).not.toContain('unsafe')
    expect((await get('/')).headers['x-content-type-options']).toBe('nosniff')
  })

  it("gives index.html for the page's own addresses", async () => {
    const answer = await get('/table/7?seat=2', 'text/html')
    expect(answer.statusCode).toBe(200)
    expect(answer.body).toContain('<title>Kantyna</title>')
    expect(answer.headers['cache-control']).toBe('no-cache')
  })

  it.each([
    ['/assets/index-old.js', '*/*'],
    ['/assets/index-old.js', 'text/html'],
    ['/api/none', 'text/html'],
    ['/none.png', 'image/*'],
    ['/../package.json', '*/*'],
    ['/%2e%2e/package.json', '*/*'],
    ['/..%2fpackage.json', '*/*'],
  ])('says that %s (%s) is not there', async (url, accept) => {
    const answer = await get(url, accept)
    expect([403, 404]).toContain(answer.statusCode)
    expect(answer.headers['content-type']).toMatch('application/json')
    expect(answer.body).not.toContain('kantyna-workspace')
  })

  it('does not wait for the rest of a request for long', async () => {
    expect(app.server.headersTimeout).toBeLessThanOrEqual(10_000)
    expect(app.server.requestTimeout).toBeLessThanOrEqual(10_000)
    const hasty = await createApp({ page, timeoutMs: 40 })
    await hasty.listen({ host: '127.0.0.1', port: 0 })
    const { port } = hasty.server.address() as AddressInfo
    for (const half of [
      'GET / HTTP/1.1\r\nHost: x\r\nX-',
      'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nab',
    ]) {
      const answer = await new Promise<string>((resolve) => {
        let said = ''
        const socket = connect(port, '127.0.0.1', () => socket.write(half))
        socket.on('data', (chunk) => {
          said += chunk
        })
        socket.on('close', () => resolve(said))
      })
      expect(answer).toMatch(/^HTTP\/1\.1 4\d\d/)
    }
    await hasty.close()
  })

  it('takes no large bodies', async () => {
    const answer = await app.inject({ method: 'POST', url: '/table', payload: { a: 'x'.repeat(5000) } })
    expect([404, 413]).toContain(answer.statusCode)
  })

  it('answers a POST to nowhere with a sentence', async () => {
    const answer = await app.inject({ method: 'POST', url: '/table', payload: {} })
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toEqual({ error: 'not-found', message: 'There is nothing at /table.' })
  })
})

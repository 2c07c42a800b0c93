import { describe, expect, it } from 'vitest'
import { ApiClient } from './api-client.ts'

const info = {
  protocol: 1,
  url: 'http://192.168.1.5:8080',
  isLocalOnly: false,
  contact: null,
  publicKey: 'ab'.repeat(32),
}

function answering(status: number, body: unknown, seen: { path?: string; init?: RequestInit } = {}) {
  return new ApiClient((path, init) => {
    Object.assign(seen, { path, init })
    return Promise.resolve(new Response(typeof body === 'string' ? body : JSON.stringify(body), { status }))
  })
}

const failing = new ApiClient(() => Promise.reject(new TypeError('Failed to fetch')))

describe('requests to the server', () => {
  it('reads what the server says about itself, and ignores fields that it does not know', async () => {
    expect(await answering(200, { ...info, motto: 'new' }).server()).toEqual({ ok: true, value: info })
  })

  it.each([
    ['a place with files only', 404, '<h1>Not found</h1>'],
    ['the page without tables', 404, { error: 'not-found', message: 'There is nothing here.' }],
    ['a place that answers everything with the page', 200, '<!doctype html>'],
  ])('says of %s that it has no server', async (_, status, body) => {
    expect(await answering(status, body).server()).toEqual({ ok: false, problem: 'no-server' })
  })

  it('says when no answer arrives', async () => {
    expect(await failing.server()).toEqual({ ok: false, problem: 'unreachable' })
    expect(await answering(502, 'Bad gateway').mine()).toEqual({ ok: false, problem: 'unreachable' })
    expect(await answering(500, 'oops').open()).toEqual({ ok: false, problem: 'unreachable' })
  })

  it.each([
    [403, { error: 'forbidden', message: 'no' }, 'forbidden'],
    [429, 'slow down', 'too-often'],
    [503, { error: 'closing', message: 'restarting' }, 'closing'],
    [400, { error: 'unheard-of', message: '?' }, 'not-found'],
  ])('names the problem of an answer with status %i', async (status, body, problem) => {
    expect(await answering(status, body).enter('t1', 'secret')).toEqual({ ok: false, problem })
  })

  it('sends a secret in the body of a POST, never in the address', async () => {
    const seen: { path?: string; init?: RequestInit } = {}
    expect(await answering(200, {}, seen).enter('t1', 'secret')).toEqual({ ok: true, value: null })
    expect(seen.path).toBe('/api/tables/t1/enter')
    expect(seen.init).toMatchObject({
      method: 'POST',
      body: '{"secret":"secret"}',
      credentials: 'same-origin',
    })
  })

  it('gives a finished record as a file', async () => {
    const record = await answering(200, { game: 'super-teams' }).record('t1')
    expect(record.ok && record.value.name).toBe('t1.kantyna.json')
    expect(await answering(409, { error: 'not-over', message: 'x' }).record('t1')).toEqual({
      ok: false,
      problem: 'not-over',
    })
  })
})

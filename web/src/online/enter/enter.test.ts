import { expect, it } from 'vitest'
import { href, type Route } from '../../router/routes.ts'
import { ApiClient } from '../api-client.ts'
import { enter } from './enter.ts'

function client(status: number, body: object) {
  const asked: string[] = []
  const answering = new ApiClient((path, init) => {
    asked.push(`${init.method} ${path}`)
    return Promise.resolve(new Response(JSON.stringify(body), { status }))
  })
  return { answering, asked }
}

const invitation = { page: 'join', table: 't1', secret: 'open-sesame' } as const

it('replaces the link by the address of the table, so that the secret is gone', async () => {
  const went: [Route, string][] = []
  const { answering, asked } = client(200, {})
  expect(await enter(invitation, answering, (...go) => went.push(go))).toBeNull()
  expect(asked).toEqual(['POST /api/tables/t1/enter'])
  expect(went).toEqual([[{ page: 't', table: 't1' }, 'instead']])
  expect(went.map(([route]) => href(route)).join()).not.toContain('open-sesame')
})

it('stays with the link if the table does not open', async () => {
  const { answering } = client(403, { error: 'forbidden', message: 'no' })
  const go = () => {
    throw new Error('It went away.')
  }
  expect(await enter(invitation, answering, go)).toBe('forbidden')
})

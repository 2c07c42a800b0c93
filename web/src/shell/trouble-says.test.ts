import { expect, it } from 'vitest'
import { en } from '../words/en.ts'
import { pl } from '../words/pl.ts'
import { troubleSays } from './trouble-says.ts'

it.each([en, pl])('only a fault of ours is headed as one', (words) => {
  const { trouble } = words
  const at = { isOnline: true, isTable: false }
  expect(troubleSays(words, false, at)).toEqual({ title: trouble.title, says: trouble.page })
  expect(troubleSays(words, false, { ...at, isTable: true }).says).toBe(trouble.table)
  expect(troubleSays(words, true, at)).toEqual({ title: trouble.loadingTitle, says: trouble.loading })
  const offline = troubleSays(words, true, { ...at, isOnline: false })
  expect(offline).toEqual({ title: trouble.offlineTitle, says: trouble.offline })
  expect(offline.title).not.toBe(trouble.title)
})

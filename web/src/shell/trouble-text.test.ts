import { expect, it } from 'vitest'
import { en } from '../words/en.ts'
import { pl } from '../words/pl.ts'
import { troubleText } from './trouble-text.ts'

it.each([en, pl])('only a fault of ours has the heading of a fault', (words) => {
  const { trouble } = words
  const at = { isOnline: true, isTable: false }
  expect(troubleText(words, false, at)).toEqual({ title: trouble.title, text: trouble.page })
  expect(troubleText(words, false, { ...at, isTable: true }).text).toBe(trouble.table)
  expect(troubleText(words, true, at)).toEqual({ title: trouble.loadingTitle, text: trouble.loading })
  const offline = troubleText(words, true, { ...at, isOnline: false })
  expect(offline).toEqual({ title: trouble.offlineTitle, text: trouble.offline })
  expect(offline.title).not.toBe(trouble.title)
})

import { expect, test } from 'vitest'
import { fetchedAhead } from './fetched-ahead.ts'

const page = ['assets/base-CfPZ0ApR.js', 'assets/shell-DNVB-4Ep.js']
const ofTables = ['assets/kernel-BSjl1W3P.js', 'assets/list-B6Xjt-qB.js', 'assets/table-DGfvDm1C.js']
const ofGame = ['assets/outer-rim-pl-rules-B9batSZS.js', 'assets/outer-rim-pl-table-GSOhZABZ.js']
const sheets = ['assets/sheets-NJm2WlRA.js', 'assets/outer-rim-pl-sheets-B_il4c5B.js']
const all = [...page, ...ofTables, ...ofGame, ...sheets]

test('what the page has is not fetched again, and what it lacks is fetched at once', () => {
  expect(fetchedAhead(all, 'assets/shell-DNVB-4Ep.js')).toEqual([...ofTables, ...ofGame, ...sheets])
})

test('a table fetches neither what stands under every table nor what stands under it', () => {
  expect(fetchedAhead(all, 'assets/table-DGfvDm1C.js')).toEqual([...ofGame, ...sheets])
  expect(fetchedAhead(all, 'assets/outer-rim-pl-table-GSOhZABZ.js')).toEqual(sheets)
  expect(fetchedAhead(all, 'assets/transgalactica-pl-table-B3wbLoRp.js')).toEqual([...ofGame, ...sheets])
})

test('the worker of the bots has no document to fetch ahead with', () => {
  expect(fetchedAhead(all, 'assets/bots-CoQZWwz-.js')).toEqual([])
})

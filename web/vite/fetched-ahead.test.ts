import { expect, test } from 'vitest'
import { fetchedAhead } from './fetched-ahead.ts'

const page = ['assets/base-CfPZ0ApR.js', 'assets/shell-DNVB-4Ep.js']
const ofTables = ['assets/kernel-BSjl1W3P.js', 'assets/list-B6Xjt-qB.js', 'assets/table-DGfvDm1C.js']
const ofGame = ['assets/outer-rim-pl-rules-B9batSZS.js', 'assets/outer-rim-pl-table-GSOhZABZ.js']
const sheets = ['assets/sheets-NJm2WlRA.js', 'assets/outer-rim-pl-sheets-B_il4c5B.js']
const all = [...page, ...ofTables, ...ofGame, ...sheets]

test('files that the page has are not fetched again, and missing files are fetched at once', () => {
  expect(fetchedAhead(all, 'assets/shell-DNVB-4Ep.js')).toEqual([...ofTables, ...ofGame, ...sheets])
})

test('a table fetches neither the files of every table nor its own files a second time', () => {
  expect(fetchedAhead(all, 'assets/table-DGfvDm1C.js')).toEqual([...ofGame, ...sheets])
  expect(fetchedAhead(all, 'assets/outer-rim-pl-table-GSOhZABZ.js')).toEqual(sheets)
  expect(fetchedAhead(all, 'assets/transgalactica-pl-table-B3wbLoRp.js')).toEqual([...ofGame, ...sheets])
})

test('the bots’ worker has no document for preloading', () => {
  expect(fetchedAhead(all, 'assets/bots-CoQZWwz-.js')).toEqual([])
})

import { expect, test } from 'vitest'
import { readJson } from './read-json.ts'

test.each([
  ['{"a":[1,{"a":2},{"a":"}{"}],"b":{"a":null}}'],
  ['{"a\\"b":1,"a":2}'],
  ['[{"a":1},{"a":1}]'],
  ['"a,b"'],
  ['7'],
  ['{"a":"{\\"b\\":1,\\"b\\":2}"}'],
])('%s is parsed as by every other parser', (text) => {
  expect(readJson(text)).toEqual(JSON.parse(text))
})

test('a byte order mark is skipped', () => {
  expect(readJson('\ufeff{"a":1}')).toEqual({ a: 1 })
})

test.each([
  ['a duplicate key', '{"a":1,"b":2,"a":3}', '"a" stands in it twice'],
  ['a duplicate key with an escape', '{"a":1,"\\u0061":3}', '"a" stands in it twice'],
  ['a duplicate key after nested lists', '[{"x":{"a":[{"a":1}],"a":1}}]', '"a" stands in it twice'],
  ['a key into prototypes', '{"x":{"__proto__":{}}}', '__proto__ is no part of it'],
  ['a key into prototypes with an escape', '{"\\u005f_proto__":{}}', '__proto__ is no part of it'],
  ['deep nesting', '['.repeat(100_000), 'nested too deeply'],
  [
    'too many names',
    JSON.stringify(Object.fromEntries(Array.from({ length: 2000 }, (_, key) => [`k${key}`, 1]))),
    'too many names',
  ],
  ['a list without end', `[${'1,'.repeat(300_000)}1]`, 'a list in it is too long'],
  ['an unfinished string', '{"a":"b', ''],
  ['brackets that do not match', '{]}', ''],
  ['nothing', '', ''],
])('%s is refused', (_, text, says) => {
  expect(() => readJson(text)).toThrow(SyntaxError)
  expect(() => readJson(text)).toThrow(says)
})

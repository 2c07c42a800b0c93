import { expect, test } from 'vitest'
import { Fragment, jsx, jsxs } from './jsx-runtime.ts'

test('the text of an element is kept together, and its label stays as it is', () => {
  expect(jsx('p', { title: 'X-wing i karta', children: 'X-wing i karta' }).props).toEqual({
    title: 'X-wing i karta',
    children: 'X-\u2060wing i\u00a0karta',
  })
  expect(jsx(Fragment, { children: 'Zero i jeden' }).props).toEqual({ children: 'Zero i\u00a0jeden' })
})

test('also handles text among other children, which do not change', () => {
  const bold = jsx('b', { children: 'X' })
  expect(jsxs('p', { children: ['Karta i ', bold, 3, null, ['w ', ['z ręki']]] }).props).toEqual({
    children: ['Karta i\u00a0', bold, 3, null, ['w\u00a0', ['z\u00a0ręki']]],
  })
})

test('an element without text keeps its very properties', () => {
  expect(jsx('br', {}, 'key')).toMatchObject({ type: 'br', key: 'key', props: {} })
})

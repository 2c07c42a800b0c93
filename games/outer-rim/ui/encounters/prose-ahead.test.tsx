import { at, type PresentedDecision } from '@kantyna/kernel'
import { renderToString } from 'preact-render-to-string'
import { expect, test } from 'vitest'
import { tables } from '../../words/things/names.ts'
import { sheetsOf, withAddedSheets } from '../added-sheets.tsx'
import { fetchProse, useSituation } from './prose.ts'
import { proseAhead } from './prose-ahead.ts'

const asks = (kind: string) =>
  ({
    kind,
    options: [{ id: 'space', facts: { deck: 2 } }, { id: 'contact-4' }, { id: 'job-9' }, { id: 'skip' }],
  }) as unknown as PresentedDecision // only this field is read

function Story({ card, section }: { readonly card: string; readonly section: string }) {
  return <p>{useSituation('pl', 'navpoint', card, section)}</p>
}

const added = sheetsOf([])
const AtTable = withAddedSheets(added, Story)

test('the prose files that may be needed are known while an encounter is chosen', () => {
  const deck = at(tables().encounterDecks, 2)
  expect(proseAhead(asks('encounter'))).toEqual([deck, 'contacts', 'scripts'])
  expect(proseAhead(asks('act'))).toEqual([])
})

test('a story that was fetched before is shown at once, above its answers', async () => {
  const prose = await fetchProse('pl', 'navpoint', added.proseLoaders)
  const [card = '', sections = {}] = at(Object.entries(prose), 0)
  const [section = '', text = ''] = at(Object.entries(sections), 0)
  expect(renderToString(<AtTable card={card} section={section} />)).toContain(text.slice(0, 20))
})

import { describe, expect, it } from 'vitest'
import { library } from '../../games/deckbuilding/library.ts'
import { deckbuilding, gameCard } from '../game-card.ts'
import { plain } from '../plain.ts'
import { visiting } from '../visiting.ts'

describe('the cards of The Deckbuilding Game, in Polish', () => {
  it(
    'are found by a word without its marks, narrowed by chips, and tell what they do',
    visiting({ lang: 'pl' }, async ({ page }) => {
      const cards = page.locator('.gallery-card')
      const count = page.getByRole('status')
      const search = page.getByRole('searchbox', { name: 'Szukaj kart' })
      const chip = (name: string) => page.getByRole('checkbox', { name, exact: true })
      const isIn =
        (faction: string, kind: string) =>
        ({ kinds }: (typeof library.cards)[number]) =>
          [faction, kind].every((group) => kinds?.some(({ pl }) => pl === group))
      const titles = () => cards.getByRole('heading').allTextContents()

      await gameCard(page, deckbuilding).getByRole('link', { name: 'Karty' }).click()
      await page.getByRole('heading', { level: 1, name: 'Karty: The Deckbuilding Game' }).waitFor()
      await expect.poll(() => cards.count()).toBe(library.cards.length)

      await chip('Imperium').click()
      await chip('bazy').click()
      await expect
        .poll(async () => (await titles()).toSorted())
        .toEqual(
          library.cards
            .filter(isIn('Imperium', 'bazy'))
            .map(({ name }) => name.pl)
            .toSorted(),
        )
      expect(plain(await count.textContent())).toBe('10 kart')
      expect(await chip('Rebelia').isDisabled()).toBe(true)
      await search.fill('endor')
      await expect.poll(titles).toEqual(['Endor'])
      expect(plain(await count.textContent())).toBe('1 karta')

      await chip('bazy').click()
      await search.fill('lowca nagrod')
      await expect.poll(titles).toContain('Boba Fett')
      for (const text of await cards.locator('.gallery-words').allTextContents())
        expect(text).toContain('Łowca nagród')
      const boba = library.cards.find(({ id }) => id === 'boba-fett') ?? expect.fail('no such card')
      const words = cards.filter({ hasText: 'Boba Fett' }).locator('.gallery-words')
      const said = plain(await words.textContent())
      expect(said).toContain(boba.text.pl)
      expect(said).toMatch(/Unikatowa jednostka Imperium: Łowca nagród\. Koszt 5, atak 5/)

      await chip('Imperium').click()
      await search.fill('kalafior')
      await page.getByText('Żadna karta nie pasuje.').waitFor()
      expect(await cards.count()).toBe(0)
    }),
  )
})

import { describe, expect, test } from 'vitest'
import { all, credits, damageCharacter, failJob, loseCredits } from '../../content/shorthand.ts'
import { cardLanguage } from '../../rules/effects/language.ts'
import type { CardEffect, CardWhen } from '../../rules/effects/vocabulary.ts'

const to = (who: string, effect: CardEffect): CardEffect => ({ op: 'happensTo', who, do: effect })

const standing = (faction: 'rebel' | 'imperial', standing: 'positive' | 'negative'): CardWhen => ({
  is: 'reputation',
  faction,
  standings: [standing],
})

describe('Polish card texts', () => {
  test.each<[string, CardEffect]>([
    [
      'przeciwnik traci 1000 kredytów, a misja kończy się niepowodzeniem',
      all(to('opponent', loseCredits(1000)), failJob),
    ],
    [
      'otrzymaj 1 obrażenie, a przeciwnik otrzymuje 1 obrażenie. Misja kończy się niepowodzeniem',
      all(damageCharacter(1), to('opponent', damageCharacter(1)), failJob),
    ],
    [
      'wskaż innego gracza na swoim polu, który zyskuje 1000 kredytów. Następnie zyskaj 2000 kredytów',
      all({ op: 'choosePlayer', whom: {}, as: 'chosen' }, to('chosen', credits(1000)), credits(2000)),
    ],
    [
      'podejrzyj maksymalnie 2 zakryte kontakty na dowolnych planetach',
      { op: 'upTo', times: 2, do: { op: 'peek', contact: { where: 'anywhere', side: 'down' } } },
    ],
    [
      'po tej walce, jeśli nie jesteś graczem pokonanym, zyskaj 1000 kredytów',
      {
        op: 'after',
        scope: 'combat',
        do: { op: 'if', when: { is: 'not', that: { is: 'isDefeated' } }, then: credits(1000) },
      },
    ],
  ])('%s', (text, effect) => {
    expect(cardLanguage.clause(effect, 'pl')).toBe(text)
  })

  test('say “your reputation” once', () => {
    const wording = (is: 'and' | 'or', ...of: readonly CardWhen[]) =>
      cardLanguage.whenClause({ is, of }, 'pl')
    expect(wording('and', standing('rebel', 'positive'), standing('imperial', 'negative'))).toBe(
      'twoja reputacja w Rebelii jest pozytywna, a w Imperium negatywna',
    )
    expect(wording('or', standing('rebel', 'positive'), standing('imperial', 'positive'))).toBe(
      'twoja reputacja w Rebelii lub w Imperium jest pozytywna',
    )
  })
})

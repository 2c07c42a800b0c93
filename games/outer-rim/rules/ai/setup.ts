import { rulesOf } from '../composition.ts'
import { gainFame } from '../reputation/fame.ts'
import { isAutoma } from '../resources/holding.ts'
import type { Rim } from '../rim.ts'
import { shuffleAiDeck } from './deck.ts'
import { refreshAiGoals } from './goals.ts'

/**
 * The AI player is set up like everybody (OR-AISET-01, OR-AISET-02, OR-AICARD-01) and also gets the shuffled AI deck
 * (OR-AISET-09), a goal token for its starting card (OR-AISET-08), and fame if the table wants a harder game
 * (OR-AIEXP-01). With 12 fame to reach, both need 12 (OR-AIEXP-02, OR-GAP-59).
 */
export function setUpAi(t: Rim): void {
  if (t.automas === 0) return
  t.aiDeck = rulesOf(t).ai.deck(t).slice()
  shuffleAiDeck(t)
  refreshAiGoals(t)
  const fame = Number(t.options.aiFame)
  for (let seat = 0; seat < t.seats; seat++) if (isAutoma(t, seat)) gainFame(t, seat, fame, 'other')
}

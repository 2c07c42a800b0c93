import { at, counted } from '@kantyna/kernel'
import type { GameHelp } from '@kantyna/ui'
import { FINISH, spaceAt } from '../../rules/board.ts'
import { colourOfShip } from '../../rules/pieces.ts'
import { placeForms, spaceWords } from '../../words/space-words.ts'
import { shipName } from '../../words/things.ts'
import { raceView } from '../view.ts'

/** The reason for a move: whose ship it is, and how far from home it gets. */
export const reason: GameHelp['reason'] = (kernelView, { seat }, { facts = {} }, lang) => {
  const view = raceView(kernelView)
  const { ship, to } = facts
  if (typeof ship !== 'number' || typeof to !== 'number') return null
  const isOwn = at(view.owners, colourOfShip(ship)) === seat
  const left = counted(lang, FINISH - to, placeForms[lang])
  const toGo =
    FINISH === to ? { pl: '', en: '' } : { pl: `, a stamtąd ma do mety ${left}`, en: `, ${left} from home` }
  const kind = spaceAt(to, 0)
  const space = spaceWords[lang][kind].on
  const preposition = kind === 'hyperspace' || kind === 'asteroids' ? 'in' : 'on'
  const name = shipName(lang, ship)
  return {
    pl: `${name} (${isOwn ? 'twój statek' : 'cudzy statek'}) staje ${space}${toGo.pl}.`,
    en: `${name} (${isOwn ? 'yours' : 'not yours'}) stops ${preposition} ${space}${toGo.en}.`,
  }[lang]
}

import type { Lang } from '@kantyna/kernel'
import type { GameHelp } from '@kantyna/ui'
import { statOf } from '../../rules/abilities/values.ts'
import { contactSpacesAt, distance } from '../../rules/map/map.ts'
import { characterDamageOf, creditsOf, heldBy, shipDamageOf, spaceOfSeat } from '../../rules/reads.ts'
import { tablesOf } from '../../rules/tables.ts'
import { effectClause } from '../../words/cards/effect-text.ts'
import { creditCount, spaceCount } from '../../words/cards/effect-words.ts'
import { nameOf } from '../../words/things/names.ts'
import { captiveOn, type RimView, rimView } from '../view.ts'

/** A reason for an answer: what can be delivered, attempted or found there, the distance, the price. */
export const reason: GameHelp['reason'] = (kernelView, { kind, seat }, { id, facts = {} }, lang) => {
  const view = rimView(kernelView)
  const { space, price } = facts
  if (kind === 'plan' && typeof space === 'number') {
    const steps = distance(view, spaceOfSeat(view, seat), space)
    const waiting = waitingAt(view, seat, space, lang)
    return steps === 0
      ? waiting.join(' ') || null
      : [...waiting, stepsText(lang, steps, statOf(view, 'hyperdrive', seat))].join(' ')
  }
  if (kind === 'plan' && id === 'recover') {
    const damage = characterDamageOf(view, seat) + shipDamageOf(view, seat)
    return { pl: `Twoje obrażenia: ${damage}.`, en: `Your damage: ${damage}.` }[lang]
  }
  if (kind === 'act' && id === 'deliver')
    return waitingAt(view, seat, spaceOfSeat(view, seat), lang).join(' ') || null
  if (typeof price !== 'number') return null
  return {
    pl: `Cena: ${creditCount('pl', price)}, masz ${creditsOf(view, seat)}.`,
    en: `It costs ${creditCount('en', price)}; you have ${creditsOf(view, seat)}.`,
  }[lang]
}

const stepsText = (lang: Lang, steps: number, speed: number) =>
  ({
    pl: `To ${spaceCount('pl', steps)} stąd, a twój hipernapęd to ${speed}.`,
    en: `It is ${spaceCount('en', steps)} away, and your hyperdrive is ${speed}.`,
  })[lang]

/** Cargo and captives to deliver, jobs to attempt and known bounty targets in a space. */
function waitingAt(view: RimView, seat: number, space: number, lang: Lang): string[] {
  const { resources, destinations, contactPieces } = tablesOf(view)
  return heldBy(view, seat).flatMap((piece) => {
    const resource = resources[piece]
    if (resource === null || resource === undefined) return []
    const isThere = destinations[piece] === space
    const name = nameOf(lang, piece)
    switch (resource.type) {
      case 'cargo':
        return isThere ? [delivered(lang, name, effectClause(resource.reward, lang))] : []
      case 'job':
        return isThere
          ? [{ pl: `Tam rozegrasz misję: ${name}.`, en: `You can attempt a job there: ${name}.` }[lang]]
          : []
      case 'bounty': {
        if (captiveOn(view, seat, piece) >= 0)
          return isThere ? [delivered(lang, name, effectClause(resource.capture.reward, lang))] : []
        const isFound = contactSpacesAt(space).some((place) => view.contacts[place] === contactPieces[piece])
        return isFound
          ? [{ pl: `Tam jest twój cel (${name}).`, en: `Your target is there (${name}).` }[lang]]
          : []
      }
      default:
        return []
    }
  })
}

const delivered = (lang: Lang, name: string, reward: string) =>
  ({ pl: `Nagroda za dostawę (${name}): ${reward}.`, en: `Reward for delivering ${name}: ${reward}.` })[lang]

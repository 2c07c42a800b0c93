import { at, type Lang, line, type PresentedDecision, player } from '@kantyna/kernel'
import { because, type WhyNot, type WhyNotFinder } from '@kantyna/ui'
import { factNumber, sourceShip } from '../../words/facts.ts'
import { shipName } from '../../words/things.ts'
import { raceView } from '../view.ts'

/**
 * Why a thing on the table cannot answer the current question. The rules give the reasons for ships and bonus
 * cards.
 */
export const whyNot: WhyNotFinder = (thing, lang, { view, decisions: [decision], blocked }) => {
  if (decision === undefined || blocked.length > 0) return null
  const [kind, id] = thing.split(':')
  switch (decision.kind) {
    case 'chooseTeam':
      return kind === 'team' ? taken(lang, at(raceView(view).owners, Number(id))) : firstTeams(lang)
    case 'chooseHalf':
      return firstHalf(lang, sourceShip(decision))
    case 'playBonus':
      return kind === 'card' ? movementPlayed(lang) : whileMoving(lang, sourceShip(decision))
    case 'playTow':
      return onlyTow(lang)
    case 'playCard':
      return kind === 'space' ? outOfReach(lang, Number(id), decision) : cardUsed(lang)
    default:
      return null
  }
}

const taken = (lang: Lang, owner: number) =>
  because('ST-SETUP-05', lang, {
    pl: line`Tę drużynę ma już ${player(owner)}.`,
    en: line`${player(owner)} already has this team.`,
  })

const firstTeams = (lang: Lang) =>
  because('ST-SETUP-05', lang, {
    pl: 'Wyścig jeszcze się nie zaczął: najpierw wszyscy wybierają drużyny.',
    en: 'The race has not begun yet: first everybody chooses a team.',
  })

const firstHalf = (lang: Lang, ship: number) =>
  because('ST-DOUBLE-02', lang, {
    pl: `${shipName('pl', ship)} staje na podwójnym polu: najpierw wybierz jedną z jego połówek.`,
    en: `${shipName('en', ship)} stops on a double space: first choose one of its halves.`,
  })

const movementPlayed = (lang: Lang) =>
  because('ST-BONUS-01', lang, {
    pl: 'Karta ruchu na tę turę jest już zagrana: teraz można dołożyć do niej kartę bonusu.',
    en: 'This turn’s movement card has been played: now a bonus card may be added to it.',
  })

const whileMoving = (lang: Lang, ship: number) =>
  because('ST-BONUS-01', lang, {
    pl: `W ruchu jest ${shipName('pl', ship)}: kartę bonusu można teraz zagrać tylko na ten statek.`,
    en: `${shipName('en', ship)} is moving: a bonus card can be played only on that ship now.`,
  })

const onlyTow = (lang: Lang) =>
  because('ST-TOW-01', lang, {
    pl: 'Ruch się skończył: teraz można zagrać tylko Holowanie na wyprzedzony statek.',
    en: 'The move is over: now you can only play Tow on a ship that has been overtaken.',
  })

/** The card lies face up on top of its pile. */
const cardUsed = (lang: Lang) =>
  because('ST-TURN-03', lang, {
    pl: 'Ta karta jest już wykorzystana: zagrywasz karty z ręki.',
    en: 'This card has been used: you play cards from your hand.',
  })

function outOfReach(lang: Lang, space: number, { options }: PresentedDecision): WhyNot {
  const reached = new Set(options.map(({ facts }) => factNumber(facts ?? {}, 'to')))
  const spaces = [...reached].toSorted((one, other) => one - other).join(', ')
  return because('ST-TURN-05', lang, {
    pl: `Z twoimi kartami żaden statek nie doleci na pole ${space}, tylko na: ${spaces}.`,
    en: `None of your cards takes a ship to space ${space}, only to: ${spaces}.`,
  })
}

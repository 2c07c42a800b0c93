import { langs } from '@kantyna/kernel'
import { describe, expect, test } from 'vitest'
import type { Reason } from '../../rules/refusal.ts'
import { words } from '../index.ts'

/** Every reason with its facts and its text: in English, then in Polish. */
const wording: Readonly<Record<Reason, readonly (readonly [object, string, string])[]>> = {
  noWorker: [
    [
      {},
      'You have no worker left who could be placed there.',
      'Nie masz już robotnika, którego można by tam umieścić.',
    ],
  ],
  spaceTaken: [
    [
      {},
      'This main action has already been used this round.',
      'Ta główna akcja została już użyta w tej rundzie.',
    ],
  ],
  noOutpostThere: [[{}, 'You have no outpost on this planet.', 'Nie masz placówki na tej planecie.']],
  usedThisRound: [[{}, 'You have already used this once this round.', 'W tej rundzie to już wykorzystane.']],
  noEffect: [[{}, 'Right now this would do nothing.', 'Teraz nic by to nie dało.']],
  tooPoor: [
    [
      { cost: [2, 1, 1, 0, 0] },
      'This costs 2 energy, 1 raw material and 1 alien; you cannot pay it.',
      'Koszt: 2 energii, 1 surowiec i 1 obcy. Nie masz czym zapłacić.',
    ],
    [
      { cost: [0, 0, 0, 1, 2] },
      'This costs 1 credit and 2 resources of any type; you cannot pay it.',
      'Koszt: 1 kredyt i 2 dowolne zasoby. Nie masz czym zapłacić.',
    ],
    [
      {
        costs: [
          [0, 2, 0, 0, 0],
          [0, 1, 1, 0, 0],
        ],
      },
      'This costs 2 raw materials or 1 raw material and 1 alien; you cannot pay it.',
      'Koszt: 2 surowce albo 1 surowiec i 1 obcy. Nie masz czym zapłacić.',
    ],
  ],
  trackEnd: [
    [{}, 'Your marker is already at the end of this track.', 'Twój znacznik jest już na końcu tego toru.'],
  ],
  technologyTooLow: [
    [
      { has: 1, needs: 3 },
      'The next military space needs technology level 3; yours is 1.',
      'Następne pole toru wojskowości wymaga poziomu technologii 3, a twój to 1.',
    ],
  ],
  levelTooLow: [
    [
      { track: 'politics', has: 1, needs: 3 },
      'This needs politics level 3; yours is 1.',
      'Potrzebny jest poziom polityki 3, a twój to 1.',
    ],
    [
      { track: 4, has: 0, needs: 2 },
      'This needs trade level 2; yours is 0.',
      'Potrzebny jest poziom handlu 2, a twój to 0.',
    ],
  ],
  noMarker: [[{}, 'You have no development marker in your hold.', 'Nie masz znacznika rozwoju w ładowni.']],
  nothingToMark: [
    [
      {},
      'Your technology level gives access to no card that you have not already marked.',
      'Twój poziom technologii nie daje dostępu do żadnej karty bez twojego znacznika.',
    ],
  ],
  nothingToTake: [
    [
      {},
      'Your politics level gives access to no mission.',
      'Twój poziom polityki nie daje dostępu do żadnej misji.',
    ],
  ],
  logFull: [
    [
      {},
      'Your mission log is full: complete a mission first.',
      'Twój dziennik misji jest pełny: najpierw ukończ misję.',
    ],
  ],
  noCryo: [
    [
      {},
      'There is nobody left in your cryo capsules.',
      'W twoich kapsułach kriogenicznych nikogo już nie ma.',
    ],
  ],
  crewSpacesFull: [[{}, 'All your crew spaces are taken.', 'Wszystkie twoje pola załogi są zajęte.']],
  noSlot: [[{}, 'There is no free outpost slot here.', 'Nie ma tu wolnego pola placówki.']],
  outpostThere: [[{}, 'You already have an outpost on this planet.', 'Masz już placówkę na tej planecie.']],
  noOutpostLeft: [[{}, 'All your outposts are on the map.', 'Wszystkie twoje placówki są już na mapie.']],
  piratesTooStrong: [
    [
      { has: 1, needs: 3 },
      'Pirates of strength 3 hold this planet; your military level is 1.',
      'Planetę zajmują piraci o sile 3, a twój poziom wojskowości to 1.',
    ],
  ],
  noCrewAtHome: [
    [{}, 'You have no free crew member on a crew space.', 'Nie masz wolnego załoganta na polu załogi.'],
  ],
  movesFirst: [
    [
      {},
      'This ship has moved and placed its outpost: it may not move again.',
      'Ten statek został już przesunięty i umieścił placówkę: nie można przesunąć go dalej.',
    ],
  ],
  oneOutpost: [
    [
      {},
      'No further outpost may be placed in this action.',
      'W tej akcji nie można umieścić kolejnej placówki.',
    ],
  ],
  oneOfTwo: [
    [
      {},
      'As a secondary action you either move or place an outpost.',
      'W dodatkowej akcji albo przesuwasz statek, albo umieszczasz placówkę.',
    ],
  ],
  tooFar: [
    [{ has: 1 }, 'Too far: you can move 1 space.', 'Za daleko: możesz go przesunąć o 1 pole.'],
    [{ has: 2 }, 'Too far: you can move 2 spaces.', 'Za daleko: możesz go przesunąć o 2 pola.'],
    [{ has: 5 }, 'Too far: you can move 5 spaces.', 'Za daleko: możesz go przesunąć o 5 pól.'],
  ],
  noTunnel: [[{}, 'There is no tunnel here.', 'Nie ma tu tunelu.']],
  nowhereToMove: [[{}, 'There is nowhere to move your ship.', 'Nie ma dokąd przesunąć statku.']],
  satThisTurn: [
    [
      {},
      'You have already sent a crew member to the Senate this turn.',
      'W tej turze twój załogant trafił już do Senatu.',
    ],
  ],
  chairTaken: [[{}, 'You already have a chair in this office.', 'Masz już fotel w tym biurze.']],
  incomeOnly: [
    [
      {},
      'This token can be used only at the start of an income phase.',
      'Tego żetonu można użyć tylko na początku fazy dochodów.',
    ],
  ],
  nothingToCollect: [
    [
      {},
      'Nothing would be collected: your production level is 0, or no outpost yields a resource.',
      'Nic nie zbierzesz: twój poziom produkcji to 0 albo żadna placówka nie daje zasobu.',
    ],
  ],
  noUsedToken: [[{}, 'You have no used bonus token.', 'Nie masz wykorzystanego żetonu premii.']],
  noMission: [[{}, 'You have no mission in your log.', 'Nie masz misji w dzienniku.']],
  alreadyMarked: [
    [{}, 'You have already marked this card.', 'Na tej karcie leży już twój znacznik rozwoju.'],
  ],
  tooFewOutposts: [
    [
      { has: 0, needs: 1 },
      'You need outposts on 1 such planet; you have 0.',
      'Potrzebujesz placówek na 1 takiej planecie, a masz ich 0.',
    ],
    [
      { has: 1, needs: 3 },
      'You need outposts on 3 such planets; you have 1.',
      'Potrzebujesz placówek na 3 takich planetach, a masz ich 1.',
    ],
  ],
  tooFewPirates: [
    [
      { has: 0, needs: 1 },
      'You need 1 pirate token; you have 0.',
      'Potrzebujesz 1 żetonu piratów, a masz 0.',
    ],
    [
      { has: 1, needs: 3 },
      'You need 3 pirate tokens; you have 1.',
      'Potrzebujesz 3 żetonów piratów, a masz 1.',
    ],
  ],
  tooFewTechnologies: [
    [
      { has: 1, needs: 3 },
      'You need 3 marked technology cards; you have 1.',
      'Potrzebujesz 3 oznaczonych kart technologii, a masz 1.',
    ],
  ],
  leavesNoFollow: [
    [
      {},
      'Afterwards you might be unable to follow: place your worker first.',
      'Potem mogłoby się nie dać dołączyć: najpierw umieść robotnika.',
    ],
  ],
  kindTaken: [[{}, 'You have already taken one of this kind.', 'Coś tego rodzaju już masz.']],
  tokenUsed: [[{}, 'This bonus token has already been used.', 'Ten żeton premii jest już wykorzystany.']],
  noCredits: [[{}, 'You have no credit to exchange.', 'Nie masz kredytu, który można by wymienić.']],
  noAliensForCredits: [
    [{}, 'Credits cannot be exchanged for aliens.', 'Kredytów nie można wymieniać na obcych.'],
  ],
  tooFewMissions: [
    [
      { type: 'war', has: 1, needs: 3 },
      'You need 3 completed war missions; you have 1.',
      'Potrzebujesz 3 ukończonych misji wojennych, a masz 1.',
    ],
    [
      { has: 2, needs: 3 },
      'You need a completed mission of each of the 3 types; you have 2 of them.',
      'Potrzebujesz ukończonej misji każdego z 3 typów, a masz ich 2.',
    ],
  ],
}

describe.each(langs)('refusals in %s', (lang) => {
  test.each(Object.keys(wording) as Reason[])('%s', (reason) => {
    for (const [facts, en, pl] of wording[reason])
      expect(words[lang].refusal({ rule: 'GC-ORG-71', reason, facts: { ...facts } })).toBe({ en, pl }[lang])
  })

  test('GC-OMN-01: the fee is a credit or an alien', () => {
    const refusal = { rule: 'GC-OMN-01', reason: 'tooPoor', facts: { cost: [0, 0, 0, 1, 0] } }
    expect(words[lang].refusal(refusal)).toBe(
      {
        en: 'The omni-action costs 1 credit or 1 alien; you have neither.',
        pl: 'Wszechakcja kosztuje 1 kredyt albo 1 obcego, a nie masz ani kredytu, ani obcego.',
      }[lang],
    )
  })

  test('an effect without a part that would change anything', () => {
    const nothing = words[lang].refusal({ rule: '', reason: 'nothingToDo' })
    expect(nothing).toBe(words[lang].refusal({ rule: '', reason: 'noEffect' }))
  })
})

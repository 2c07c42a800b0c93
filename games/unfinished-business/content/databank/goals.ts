import type { DatabankCard } from '../../../outer-rim/content/card.ts'
import {
  all,
  choose,
  credits,
  damageCharacter,
  damageShip,
  loseCredits,
  payTo,
  test,
} from '../../../outer-rim/content/shorthand.ts'
import type { CardEffect } from '../../../outer-rim/rules/effects/vocabulary.ts'
import { fightOn, section } from './steps.ts'

/*
 * The scripts that goals of ambition sheets call for, #60 to #67, resolved as if they were part of a job: a defeat or a
 * failed test of the required skill fails the encounter, which may be tried again (UB-AMB-32 to UB-AMB-34). Those that
 * win the game are final goals.
 *
 * no. ends in       what it is                      fits on          skills (required in capitals)      enemies
 * 60  winTheGame    crime lord: the empty chair     ord-mantell      influence, TACTICS, strength       ground 3, 3
 * 61  winTheGame    explorer: off the charts        kessel           piloting, KNOWLEDGE, tech          ship 4
 * 62  winTheGame    gambler: the last hand          cantonica        stealth, INFLUENCE, knowledge      ground 3, 4
 * 63  winTheGame    the hidden Rebel base           Rebel patrol     piloting, STEALTH, strength, tech  ship 3, 5 (UB-FACT-54)
 * 64  winTheGame    hunter: the greatest quarry     tatooine         tactics, STEALTH, strength         ground 4
 * 65  winTheGame    healer: the fever ward          ryloth           influence, tech, KNOWLEDGE         ground 3, ship 4
 * 66  completeGoal  captain: a ship without a flag  takodana         piloting, INFLUENCE, strength      ground 3
 * 67  completeGoal  scholar: the sealed wing        naboo            stealth, KNOWLEDGE, tech           ground 3
 */

const winTheGame: CardEffect = { op: 'winTheGame' }
const completeGoal: CardEffect = { op: 'completeGoal' }
const failGoal: CardEffect = { op: 'end', what: 'goal' }

const goal = (
  number: number,
  name: DatabankCard['name'],
  sections: DatabankCard['sections'],
): DatabankCard => ({ id: `goal-${number}`, number, copy: 1, name, sections, provenance: 'original' })

export const goalScripts: readonly DatabankCard[] = [
  goal(
    60,
    { en: 'The Empty Chair', pl: 'Puste krzesło' },
    {
      arrival: choose(payTo(3000, section('deal')), test('influence', section('deal'), section('ambush'))),
      ambush: fightOn('ground', 3, 'rival-enforcers', section('deal'), { lose: loseCredits(2000) }),
      deal: test('tactics', section('bout'), all(loseCredits(3000), failGoal)),
      bout: choose(
        test('strength', section('chair'), all(damageCharacter(3), section('chair'))),
        fightOn('ground', 3, 'old-boss', section('chair')),
      ),
      chair: winTheGame,
    },
  ),
  goal(
    61,
    { en: 'Off the Charts', pl: 'Poza mapą' },
    {
      arrival: test('tech', section('storm'), all(damageCharacter(1), section('storm'))),
      storm: test('piloting', section('passage'), all(damageShip(1), section('passage'))),
      passage: test('knowledge', section('guardian'), all(damageShip(1), failGoal)),
      guardian: fightOn('ship', 4, 'ancient-picket', section('newWorld')),
      newWorld: winTheGame,
    },
  ),
  goal(
    62,
    { en: 'The Last Hand', pl: 'Ostatnie rozdanie' },
    {
      arrival: choose(payTo(5000, section('bout')), test('stealth', section('bout'), section('backRoom'))),
      backRoom: fightOn('ground', 3, 'house-security', section('bout')),
      bout: test('influence', section('trap'), all(loseCredits(4000), failGoal)),
      trap: test('knowledge', all(credits(3000), section('wayOut')), section('wayOut')),
      wayOut: choose(payTo(6000, section('prize')), fightOn('ground', 4, 'sore-losers', section('prize'))),
      prize: winTheGame,
    },
  ),
  {
    ...goal(
      63,
      { en: 'The Hidden Base', pl: 'Ukryta baza' },
      {
        arrival: test('piloting', section('gate'), section('ambush')),
        ambush: fightOn('ship', 3, 'base-pickets', section('gate')),
        gate: test('stealth', section('generator'), all(damageCharacter(1), failGoal)),
        generator: choose(
          test('tech', section('chase'), all(damageCharacter(1), section('chase'))),
          test('strength', section('chase'), all(damageCharacter(2), section('chase'))),
        ),
        chase: fightOn('ship', 5, 'base-defenders', section('signal')),
        signal: winTheGame,
      },
    ),
    provenance: 'seed',
    note: {
      en: 'The number, what it is about and the skills that it takes are known; how it unfolds is ours.',
      pl: 'Znane są numer, motyw i umiejętności; przebieg jest nasz.',
    },
  },
  goal(
    64,
    { en: 'The Greatest Quarry', pl: 'Największa zdobycz' },
    {
      arrival: test('tactics', section('trap'), all(damageCharacter(1), section('trap'))),
      trap: test('stealth', section('bout'), all(damageCharacter(1), failGoal)),
      bout: choose(
        fightOn('ground', 4, 'living-legend', section('prize')),
        test('strength', section('prize'), all(damageCharacter(3), section('prize'))),
      ),
      prize: winTheGame,
    },
  ),
  goal(
    65,
    { en: 'The Fever Ward', pl: 'Oddział zakaźny' },
    {
      arrival: choose(payTo(4000, section('ward')), test('influence', section('ward'), section('alarm'))),
      alarm: fightOn('ground', 3, 'quarantine-troopers', section('ward')),
      ward: test('tech', section('samples'), all(damageCharacter(1), section('samples'))),
      samples: test('knowledge', section('flight'), all(damageCharacter(1), failGoal)),
      flight: choose(
        payTo(6000, section('recovery')),
        fightOn('ship', 4, 'blockade-cutters', section('recovery')),
      ),
      recovery: winTheGame,
    },
  ),
  goal(
    66,
    { en: 'A Ship Without a Flag', pl: 'Statek bez bandery' },
    {
      arrival: test('piloting', section('breach'), all(damageShip(1), section('breach'))),
      breach: choose(
        fightOn('ground', 3, 'mutineers', section('deal'), { win: credits(2000) }),
        test('strength', section('deal'), all(damageCharacter(2), section('deal'))),
      ),
      deal: test('influence', completeGoal, all(loseCredits(1000), failGoal)),
    },
  ),
  goal(
    67,
    { en: 'The Sealed Wing', pl: 'Zapieczętowane skrzydło' },
    {
      arrival: choose(payTo(2000, section('archive')), test('stealth', section('archive'), section('alarm'))),
      alarm: fightOn('ground', 3, 'night-porters', section('archive')),
      archive: test('knowledge', section('prize'), all(damageCharacter(1), failGoal)),
      prize: choose(completeGoal, all(test('tech', credits(3000), damageCharacter(2)), completeGoal)),
    },
  ),
]

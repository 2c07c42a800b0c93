import type { CardEffect } from '../../rules/effects/vocabulary.ts'
import type { DatabankCard } from '../card.ts'
import type { CombatKind } from '../names.ts'
import {
  all,
  choose,
  completeJob,
  credits,
  damageCharacter,
  damageShip,
  failJob,
  loseCredits,
  payTo,
  test,
} from '../shorthand.ts'

/*
 * The scripts of the jobs, #40 to #51. market/job.ts describes the jobs. Only the test of the required skill can fail a job
 * (OR-JOB-07, OR-JOB-11). If two scripts share a number, a random one is read (OR-DATA-04). A fight never jumps to another
 * section, because its damage comes first.
 */

const section = (label: string): CardEffect => ({ op: 'section', label })

/** A fight in the middle of a script, which continues for players who are not defeated. */
const fightOn = (
  kind: CombatKind,
  value: number,
  enemy: string,
  next: CardEffect,
  outcome: { readonly win?: CardEffect; readonly lose?: CardEffect } = {},
): CardEffect => all({ op: 'combat', kind, value, enemy, ...outcome }, next)

/**
 * Another player in the casino, even the AI player, may help or hinder (OR-AICLAR-05). If there are several, the active
 * player chooses one (OR-TIE-01).
 */
const rival = (effect: CardEffect): CardEffect => ({
  op: 'if',
  when: { is: 'playerHere' },
  then: all({ op: 'choosePlayer', whom: {}, as: 'chosen' }, { op: 'happensTo', who: 'chosen', do: effect }),
})

const script = (
  number: number,
  copy: number,
  name: DatabankCard['name'],
  sections: DatabankCard['sections'],
): DatabankCard => ({ id: `job-${number}-${copy}`, number, copy, name, sections, provenance: 'original' })

export const jobScripts: readonly DatabankCard[] = [
  script(
    40,
    1,
    { en: 'The Kitchen Door', pl: 'Drzwi od kuchni' },
    {
      arrival: all(
        rival(test('tactics', credits(2000), loseCredits(1000))),
        choose(payTo(3000, section('vault')), test('stealth', section('vault'), section('alarm'))),
      ),
      alarm: all(damageCharacter(1), fightOn('ground', 4, 'vault-guards', section('vault'))),
      vault: test('tech', section('wayOut'), all(damageCharacter(1), failJob)),
      wayOut: all(test('influence', credits(1000), loseCredits(1000)), completeJob),
    },
  ),
  script(
    40,
    2,
    { en: 'The High Roller', pl: 'Gruba ryba' },
    {
      arrival: choose(
        test('influence', section('vault'), all(loseCredits(2000), section('alarm'))),
        test('stealth', all(credits(1000), section('vault')), all(damageCharacter(1), section('alarm'))),
      ),
      alarm: fightOn('ground', 4, 'vault-guards', section('vault'), { lose: damageCharacter(1) }),
      vault: test('tech', section('wayOut'), all(loseCredits(2000), failJob)),
      wayOut: all(rival(test('stealth', credits(1000), damageCharacter(1))), completeJob),
    },
  ),

  script(
    41,
    1,
    { en: 'The Short Way', pl: 'Krótszą drogą' },
    {
      arrival: choose(section('chase'), test('knowledge', section('passage'), section('storm'))),
      storm: all(damageShip(1), test('tactics', section('passage'), section('chase'))),
      chase: fightOn('ship', 4, 'kessel-interceptors', section('passage'), { win: credits(2000) }),
      passage: test('piloting', completeJob, all(damageShip(1), failJob)),
    },
  ),
  script(
    41,
    2,
    { en: 'A Load That Hums', pl: 'Ładunek, który mruczy' },
    {
      arrival: test('tactics', all(credits(1000), section('storm')), section('chase')),
      chase: choose(
        all(damageShip(3), section('storm')),
        fightOn('ship', 4, 'kessel-interceptors', section('storm')),
      ),
      storm: test('knowledge', section('passage'), all(damageShip(1), section('passage'))),
      passage: test('piloting', completeJob, failJob),
    },
  ),

  script(
    42,
    1,
    { en: 'Shaft Thirteen', pl: 'Szyb trzynasty' },
    {
      arrival: test('stealth', section('cells'), section('alarm')),
      alarm: choose(payTo(1000, section('cells')), fightOn('ground', 3, 'mine-guards', section('cells'))),
      cells: test('strength', section('wayOut'), all(damageCharacter(1), failJob)),
      wayOut: choose(completeJob, all(test('stealth', credits(2000), damageCharacter(1)), completeJob)),
    },
  ),
  script(
    42,
    2,
    { en: 'Cave-In', pl: 'Zawał' },
    {
      arrival: choose(
        test('stealth', all(credits(1000), section('trap')), all(damageCharacter(1), section('trap'))),
        fightOn('ground', 3, 'shift-overseers', section('trap'), { win: credits(2000) }),
      ),
      trap: test('strength', completeJob, all(damageCharacter(2), failJob)),
    },
  ),

  script(
    43,
    1,
    { en: 'Three Doors Down', pl: 'Trzecie drzwi na lewo' },
    {
      arrival: test('strength', section('deal'), all(damageCharacter(1), section('deal'))),
      deal: test('influence', section('prize'), all(damageCharacter(1), failJob)),
      prize: choose(
        completeJob,
        fightOn('ground', 3, 'debtors-friends', completeJob, { win: credits(3000) }),
      ),
    },
  ),
  script(
    43,
    2,
    { en: 'A Family Occasion', pl: 'Uroczystość rodzinna' },
    {
      arrival: choose(section('deal'), section('backRoom')),
      backRoom: all(test('strength', credits(2000), damageCharacter(2)), section('deal')),
      deal: test('influence', completeJob, all(loseCredits(2000), failJob)),
    },
  ),

  script(
    44,
    1,
    { en: 'Hangar Inspection', pl: 'Inspekcja hangaru' },
    {
      arrival: test('stealth', section('hangar'), all(damageCharacter(1), failJob)),
      hangar: test('tech', section('flight'), all(damageShip(1), section('chase'))),
      flight: test('piloting', all(credits(2000), completeJob), section('chase')),
      chase: choose(all(damageShip(3), completeJob), fightOn('ship', 4, 'base-fighters', completeJob)),
    },
  ),
  script(
    44,
    2,
    { en: 'Spare Uniform', pl: 'Zapasowy mundur' },
    {
      arrival: choose(
        payTo(2000, section('hangar')),
        test('tech', section('hangar'), all(damageCharacter(1), section('hangar'))),
      ),
      hangar: test('stealth', section('flight'), all(damageCharacter(2), failJob)),
      flight: choose(
        section('chase'),
        test('piloting', all(credits(2000), completeJob), all(damageShip(1), section('chase'))),
      ),
      chase: fightOn('ship', 4, 'base-fighters', completeJob, { lose: damageShip(1) }),
    },
  ),

  script(
    45,
    1,
    { en: 'The Flooded Stairs', pl: 'Zalane schody' },
    {
      arrival: test('tech', section('archive'), all(damageShip(1), section('archive'))),
      archive: test('knowledge', section('prize'), all(damageCharacter(1), failJob)),
      prize: choose(completeJob, all(test('tech', credits(2000), damageCharacter(2)), completeJob)),
    },
  ),
  script(
    45,
    2,
    { en: 'Two Ways Down', pl: 'Dwie drogi w dół' },
    {
      arrival: choose(section('airlock'), section('breach')),
      airlock: test(
        'tech',
        all(credits(1000), section('archive')),
        all(loseCredits(1000), section('archive')),
      ),
      breach: fightOn('ground', 3, 'archive-sentries', section('archive'), { win: credits(2000) }),
      archive: test('knowledge', completeJob, all(damageCharacter(1), failJob)),
    },
  ),

  script(
    46,
    1,
    { en: 'Last on the Bill', pl: 'Ostatni numer programu' },
    {
      arrival: all(test('strength', credits(1000), damageCharacter(1)), section('bout')),
      bout: test('tactics', section('prize'), all(damageCharacter(1), failJob)),
      prize: choose(completeJob, fightOn('ground', 3, 'pit-beast', completeJob, { win: credits(3000) })),
    },
  ),
  script(
    46,
    2,
    { en: 'The Clan’s Colours', pl: 'W barwach klanu' },
    {
      arrival: choose(
        fightOn('ground', 3, 'pit-gladiators', section('bout'), { win: credits(1000) }),
        test('strength', section('bout'), all(damageCharacter(2), section('bout'))),
      ),
      bout: test('tactics', completeJob, all(loseCredits(1000), failJob)),
    },
  ),

  script(
    47,
    1,
    { en: 'Below the Palace', pl: 'Pod pałacem' },
    {
      arrival: choose(
        payTo(2000, section('depths')),
        test('knowledge', section('depths'), all(damageCharacter(1), section('depths'))),
      ),
      depths: test('stealth', section('trap'), all(damageCharacter(2), failJob)),
      trap: choose(
        fightOn('ground', 5, 'rancor', section('vault')),
        test('strength', section('vault'), all(damageCharacter(3), section('vault'))),
      ),
      vault: all(test('knowledge', credits(2000)), completeJob),
    },
  ),

  script(
    48,
    1,
    { en: 'Night Convoy', pl: 'Nocny konwój' },
    {
      arrival: choose(
        test('influence', section('deal'), all(loseCredits(2000), section('ambush'))),
        test('piloting', section('deal'), all(damageShip(1), section('ambush'))),
      ),
      ambush: all(damageCharacter(1), fightOn('ground', 4, 'occupation-patrol', section('deal'))),
      deal: test('tactics', section('wayOut'), all(damageCharacter(1), failJob)),
      wayOut: choose(completeJob, all(test('influence', credits(2000), loseCredits(1000)), completeJob)),
    },
  ),

  script(
    49,
    1,
    { en: 'Evening in Theed', pl: 'Wieczór w Theed' },
    {
      arrival: test('influence', section('gallery'), all(loseCredits(2000), failJob)),
      gallery: test('knowledge', section('wayOut'), section('alarm')),
      wayOut: all(credits(1000), completeJob),
      alarm: choose(payTo(3000, completeJob), fightOn('ground', 3, 'palace-guards', completeJob)),
    },
  ),

  script(
    50,
    1,
    { en: 'Between the Rocks', pl: 'Między skałami' },
    {
      arrival: test('piloting', section('relay'), all(damageShip(1), section('relay'))),
      relay: test('tech', section('prize'), all(damageShip(1), failJob)),
      prize: choose(completeJob, all(credits(2000), section('chase'))),
      chase: fightOn('ship', 2, 'relay-drones', completeJob),
    },
  ),

  script(
    51,
    1,
    { en: 'What the Roots Hide', pl: 'Co kryją korzenie' },
    {
      arrival: choose(
        test('tactics', section('gate'), all(damageCharacter(1), section('gate'))),
        test('tech', all(credits(1000), section('gate')), all(damageCharacter(2), section('gate'))),
      ),
      gate: test('knowledge', section('guardian'), all(damageCharacter(1), section('guardian'))),
      guardian: choose(
        fightOn('ground', 5, 'temple-guardian', section('heart'), { win: credits(2000) }),
        test(
          'tech',
          section('heart'),
          all(damageCharacter(1), fightOn('ground', 5, 'temple-guardian', section('heart'))),
        ),
      ),
      heart: test('tactics', completeJob, all(damageCharacter(1), failJob)),
    },
  ),
]

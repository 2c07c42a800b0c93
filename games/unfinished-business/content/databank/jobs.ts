import type { DatabankCard } from '../../../outer-rim/content/card.ts'
import {
  all,
  choose,
  completeJob,
  credits,
  damageCharacter,
  damageShip,
  failJob,
  gainReputation,
  loseCredits,
  payTo,
  test,
} from '../../../outer-rim/content/shorthand.ts'
import { fightOn, opponent, partner, section } from './steps.ts'

/*
 * The scripts of jobs: the second copies of #47 to #51, and #52 to #59 twice each (UB-DBK-04, UB-DBK-05).
 * market/job.ts, here and in the base game, lists what each job asks for. Only the test of the required skill can fail a
 * job (OR-JOB-07); in a confrontational job, only the test of both players can (UB-OJB-05, G-25).
 */

const script = (
  number: number,
  copy: number,
  name: DatabankCard['name'],
  sections: DatabankCard['sections'],
): DatabankCard => ({ id: `job-${number}-${copy}`, number, copy, name, sections, provenance: 'original' })

export const jobScripts: readonly DatabankCard[] = [
  script(
    47,
    2,
    { en: 'The Musicians’ Entrance', pl: 'Wejście dla muzyków' },
    {
      arrival: test('strength', section('gate'), all(damageCharacter(1), section('gate'))),
      gate: test('stealth', section('guardian'), all(damageCharacter(1), failJob)),
      guardian: choose(
        payTo(4000, section('vault')),
        fightOn('ground', 5, 'vault-keeper', section('vault'), { win: credits(2000) }),
      ),
      vault: all(test('knowledge', credits(2000), loseCredits(1000)), completeJob),
    },
  ),
  script(
    48,
    2,
    { en: 'The Dry Well', pl: 'Sucha studnia' },
    {
      arrival: test('piloting', section('deal'), section('ambush')),
      ambush: choose(
        payTo(3000, section('deal')),
        all(
          damageShip(1),
          fightOn('ground', 4, 'occupation-patrol', section('deal'), { win: credits(1000) }),
        ),
      ),
      deal: test('tactics', section('wayOut'), all(damageCharacter(2), failJob)),
      wayOut: all(test('influence', credits(2000), loseCredits(1000)), completeJob),
    },
  ),
  script(
    49,
    2,
    { en: 'The Restorer', pl: 'Konserwator' },
    {
      arrival: test('knowledge', section('gallery'), all(loseCredits(1000), section('gallery'))),
      gallery: test('influence', section('wayOut'), all(damageCharacter(1), failJob)),
      wayOut: choose(
        completeJob,
        fightOn('ground', 3, 'palace-guards', completeJob, { win: credits(3000), lose: loseCredits(1000) }),
      ),
    },
  ),
  script(
    50,
    2,
    { en: 'Maintenance Window', pl: 'Przerwa techniczna' },
    {
      arrival: choose(
        test('tech', all(credits(1000), section('passage')), all(damageShip(1), section('passage'))),
        fightOn('ship', 3, 'relay-drones', section('passage'), { win: credits(2000) }),
      ),
      passage: test('piloting', section('prize'), all(damageShip(1), section('prize'))),
      prize: test('tech', completeJob, all(loseCredits(1000), failJob)),
    },
  ),
  script(
    51,
    2,
    { en: 'The Stone That Counts', pl: 'Kamień, który liczy' },
    {
      arrival: test('tactics', section('guardian'), all(damageCharacter(1), failJob)),
      guardian: choose(
        fightOn('ground', 5, 'temple-guardian', section('gate'), { win: credits(1000) }),
        test('tech', section('gate'), all(damageCharacter(3), section('gate'))),
      ),
      gate: test('knowledge', section('heart'), all(damageCharacter(1), section('heart'))),
      heart: choose(completeJob, all(test('tech', credits(3000), damageCharacter(2)), completeJob)),
    },
  ),

  script(
    52,
    1,
    { en: 'The Crate Nobody Signed For', pl: 'Skrzynia bez podpisu' },
    {
      arrival: test('stealth', section('passage'), section('ambush')),
      ambush: all(damageCharacter(1), fightOn('ground', 4, 'valley-partisans', section('passage'))),
      passage: test('strength', section('flight'), all(damageCharacter(1), failJob)),
      flight: all(test('piloting', credits(2000), damageShip(1)), completeJob),
    },
  ),
  script(
    52,
    2,
    { en: 'Escort for a Coward', pl: 'Eskorta dla tchórza' },
    {
      arrival: choose(
        test('piloting', section('tower'), all(damageShip(2), section('ambush'))),
        fightOn('ship', 4, 'rebel-raiders', section('tower'), { win: credits(2000) }),
      ),
      ambush: fightOn('ground', 4, 'valley-partisans', section('tower')),
      tower: test('strength', section('passenger'), all(damageCharacter(2), failJob)),
      passenger: choose(completeJob, all(test('stealth', credits(2000), loseCredits(1000)), completeJob)),
    },
  ),

  script(
    53,
    1,
    { en: 'After Closing Time', pl: 'Po zamknięciu' },
    {
      arrival: choose(payTo(3000, section('vault')), test('stealth', section('vault'), section('alarm'))),
      alarm: fightOn('ground', 4, 'bank-sentinels', section('vault')),
      vault: test('tech', section('archive'), all(damageCharacter(1), failJob)),
      archive: all(test('knowledge', credits(2000), loseCredits(1000)), completeJob),
    },
  ),
  script(
    53,
    2,
    { en: 'The Audit', pl: 'Kontrola' },
    {
      arrival: test('knowledge', section('archive'), all(loseCredits(2000), section('backRoom'))),
      backRoom: test('stealth', section('archive'), all(damageCharacter(1), section('alarm'))),
      alarm: fightOn('ground', 4, 'bank-sentinels', section('archive'), { win: credits(1000) }),
      archive: test('tech', section('wayOut'), all(loseCredits(2000), failJob)),
      wayOut: choose(completeJob, all(test('knowledge', credits(3000), damageCharacter(1)), completeJob)),
    },
  ),

  script(
    54,
    1,
    { en: 'Out of the Sun', pl: 'Od strony słońca' },
    {
      arrival: test('tactics', all(credits(1000), section('breach')), all(damageShip(1), section('breach'))),
      breach: fightOn('ship', 5, 'slaver-escort', section('chase')),
      chase: test('piloting', section('hold'), all(damageShip(1), failJob)),
      hold: all(test('strength', credits(2000), damageCharacter(1)), completeJob),
    },
  ),
  script(
    54,
    2,
    { en: 'A Place in the Hold', pl: 'Miejsce w ładowni' },
    {
      arrival: test('strength', section('hold'), all(damageCharacter(1), section('hold'))),
      hold: test(
        'tactics',
        all(credits(2000), section('flight')),
        all(damageCharacter(1), section('flight')),
      ),
      flight: test('piloting', section('chase'), all(damageShip(1), failJob)),
      chase: choose(
        payTo(5000, completeJob),
        fightOn('ship', 5, 'slaver-escort', completeJob, { win: credits(2000), lose: damageShip(1) }),
      ),
    },
  ),

  script(
    55,
    1,
    { en: 'Inspection Day', pl: 'Dzień inspekcji' },
    {
      arrival: choose(
        payTo(3000, section('governor')),
        test('tech', section('governor'), all(damageCharacter(1), section('governor'))),
      ),
      governor: test('influence', section('cells'), all(damageCharacter(1), failJob)),
      cells: fightOn('ground', 5, 'hulk-wardens', section('wayOut')),
      wayOut: all(test('tactics', credits(2000), damageShip(1)), completeJob),
    },
  ),
  script(
    55,
    2,
    { en: 'Change of Shift', pl: 'Zmiana warty' },
    {
      arrival: test('tactics', section('cells'), all(damageCharacter(1), section('cells'))),
      cells: choose(
        fightOn('ground', 5, 'hulk-wardens', section('deal'), { win: credits(2000) }),
        test('tech', section('deal'), all(damageCharacter(3), section('deal'))),
      ),
      deal: test('influence', completeJob, all(loseCredits(2000), failJob)),
    },
  ),

  script(
    56,
    1,
    { en: 'Two Towers', pl: 'Dwie wieże' },
    {
      arrival: all(
        partner(test('piloting', credits(1000), damageShip(1))),
        test('stealth', section('relay'), section('alarm')),
      ),
      alarm: all(
        partner(damageCharacter(1)),
        fightOn('ground', 4, 'tower-crew', section('relay'), { win: credits(1000) }),
      ),
      relay: test('tech', section('wayOut'), all(damageCharacter(1), failJob)),
      wayOut: all(partner(credits(4000)), completeJob),
    },
  ),
  script(
    56,
    2,
    { en: 'On the Third Tone', pl: 'Na trzeci sygnał' },
    {
      arrival: all(
        choose(
          test('stealth', credits(1000), damageCharacter(2)),
          partner(test('stealth', credits(1000), damageCharacter(2))),
        ),
        section('hangar'),
      ),
      hangar: all(
        partner({
          op: 'combat',
          kind: 'ground',
          value: 4,
          enemy: 'tower-crew',
          win: credits(2000),
          lose: damageCharacter(1),
        }),
        section('relay'),
      ),
      relay: test('tech', section('wayOut'), all(damageCharacter(2), failJob)),
      wayOut: all(partner(all(credits(3000), gainReputation('rebel'))), completeJob),
    },
  ),

  script(
    57,
    1,
    { en: 'Under the Deck Boards', pl: 'Pod deskami pokładu' },
    {
      arrival: all(
        partner(test('influence', credits(1000), loseCredits(1000))),
        test('stealth', section('bolt'), section('alarm')),
      ),
      alarm: fightOn('ground', 4, 'barge-guards', section('bolt'), { lose: partner(damageCharacter(1)) }),
      bolt: test(
        'strength',
        section('wayOut'),
        all(damageCharacter(1), partner(damageCharacter(1)), failJob),
      ),
      wayOut: all(partner(all(test('piloting', credits(1000), damageShip(1)), credits(4000))), completeJob),
    },
  ),
  script(
    57,
    2,
    { en: 'A Loose Cannon', pl: 'Działo bez klinów' },
    {
      arrival: choose(
        test('stealth', section('cannon'), all(loseCredits(2000), section('alarm'))),
        all(partner(test('stealth', credits(1000), damageCharacter(2))), section('alarm')),
      ),
      alarm: fightOn('ground', 4, 'barge-guards', section('cannon'), { win: partner(credits(1000)) }),
      cannon: test('strength', section('prize'), all(partner(damageCharacter(2)), failJob)),
      // UB-TJB-03: the owner of the job decides, including what the partner gets.
      prize: all(
        partner({ op: 'choose', by: 'active', of: [credits(4000), { op: 'gainTop', deck: 'cargo' }] }),
        completeJob,
      ),
    },
  ),

  script(
    58,
    1,
    { en: 'An Honest Face', pl: 'Uczciwa twarz' },
    {
      arrival: test('knowledge', all(credits(1000), section('deal')), section('deal')),
      deal: {
        op: 'confront',
        skill: 'influence',
        onlyYouPass: all({ op: 'takeCredits', amount: 5000 }, completeJob),
        bothPass: all({ op: 'takeCredits', amount: 2000 }, completeJob),
        bothFail: all(opponent(loseCredits(1000)), failJob),
        onlyOpponentPasses: all(loseCredits(2000), opponent(credits(2000)), failJob),
      },
    },
  ),
  script(
    58,
    2,
    { en: 'Sign Here', pl: 'Proszę podpisać' },
    {
      arrival: choose(
        section('deal'),
        test('knowledge', section('pageThirty'), all(loseCredits(1000), section('deal'))),
      ),
      deal: {
        op: 'confront',
        skill: 'influence',
        onlyYouPass: all({ op: 'takeCredits', amount: 6000 }, completeJob),
        bothPass: completeJob,
        bothFail: all(loseCredits(1000), failJob),
        onlyOpponentPasses: all(loseCredits(3000), opponent(credits(3000)), failJob),
      },
      pageThirty: {
        op: 'confront',
        skill: 'influence',
        onlyYouPass: all({ op: 'takeFromOpponent', cards: { types: ['gear', 'mod'] } }, completeJob),
        bothPass: all({ op: 'takeCredits', amount: 3000 }, completeJob),
        bothFail: failJob,
        onlyOpponentPasses: all(opponent(credits(1000)), failJob),
      },
    },
  ),

  script(
    59,
    1,
    { en: 'The Crowded Gangway', pl: 'Tłok na trapie' },
    {
      arrival: test('strength', section('crush'), all(damageCharacter(1), section('crush'))),
      crush: {
        op: 'confront',
        skill: 'stealth',
        onlyYouPass: all({ op: 'takeFromOpponent', cards: { types: ['cargo', 'gear'] } }, completeJob),
        bothPass: all({ op: 'takeCredits', amount: 2000 }, completeJob),
        bothFail: all(damageCharacter(1), opponent(damageCharacter(1)), failJob),
        onlyOpponentPasses: all(damageCharacter(2), failJob),
      },
    },
  ),
  script(
    59,
    2,
    { en: 'Somebody Else’s Crate', pl: 'Cudza skrzynia' },
    {
      arrival: choose(section('airlock'), section('chase')),
      airlock: {
        op: 'confront',
        skill: 'stealth',
        onlyYouPass: all({ op: 'takeFromOpponent', cards: { types: ['cargo'] } }, completeJob),
        bothPass: completeJob,
        bothFail: all(loseCredits(1000), failJob),
        onlyOpponentPasses: all(loseCredits(2000), opponent(credits(2000)), failJob),
      },
      chase: all(test('strength', opponent(damageCharacter(1)), damageCharacter(1)), {
        op: 'confront',
        skill: 'stealth',
        onlyYouPass: all({ op: 'takeCredits', amount: 4000 }, completeJob),
        bothPass: all({ op: 'takeCredits', amount: 1000 }, completeJob),
        bothFail: failJob,
        onlyOpponentPasses: all(damageCharacter(1), failJob),
      }),
    },
  ),
]

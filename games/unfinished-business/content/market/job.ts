import type { Job } from '../../../outer-rim/content/card.ts'
import {
  all,
  credits,
  fame,
  gainReputation,
  loseReputation,
  named,
  noPatrol,
  patrol,
  script,
} from '../../../outer-rim/content/shorthand.ts'
import type { AddedMarketCard } from '../card.ts'

/*
 * The job deck. Each job has two databank scripts of its own (databank/jobs.ts, UB-DBK-05), in the tiers of the base game:
 * medium = 3 tests, combat 4 on a branch; hard = 3 tests and combat 5. The four jobs for two players are left out when
 * one person plays (UB-SOL-01).
 *
 * no. id                   title                        destination      skills (required in capitals)   tier
 * 52  imperial-favor       Imperial Favor               ryloth           STRENGTH, piloting, stealth     medium
 *            brings a secret cargo or a person out of the valleys for the Empire (ground or ship combat 4 on a branch)
 * 53  banking-clan-ledger  The Banking Clan’s Ledger    core-spinward    TECH, stealth, knowledge        medium
 *            copies the bank's records (ground combat 4 on a branch). Also: luxury job "silent-partner"
 * 54  slave-convoy         The Slave Convoy             kessel           PILOTING, tactics, strength     hard
 *            frees prisoners on their way to the mines from their escort (ship combat 5)
 * 55  prison-hulk          The Prison Hulk              ord-mantell      INFLUENCE, tech, tactics        hard
 *            a visit to a prison in orbit (ground combat 5)
 * 56  disable-comms        Disable Comms Network        lothal           TECH, stealth                   team
 * 57  sail-barge-sabotage  Sail Barge Sabotage          tatooine         STRENGTH, stealth               team
 * 58  honest-robbery       Honest Robbery               cantonica        INFLUENCE, knowledge            confrontational
 * 59  snatch-and-grab      Snatch and Grab              ring-of-kafrene  STEALTH, strength               confrontational
 */

const job = (facts: Omit<Job, 'type' | 'cost'>): Job => ({ type: 'job', cost: 0, ...facts })

const onlyTitle = {
  en: 'Only the title is known, and that it takes two players; the rest is ours.',
  pl: 'Znany jest tylko tytuł i to, że potrzeba dwóch graczy; reszta jest nasza.',
}

/** UB-TJB-02, UB-OJB-02. */
const forTwo = {
  en: 'Team job: it takes another player in your space who agrees to be your partner. If either of you is defeated, it fails.',
  pl: 'Misja zespołowa: na twoim polu musi być inny gracz, który zgodzi się być twoim partnerem. Jeśli którykolwiek z tych dwóch graczy zostanie pokonany, misja kończy się niepowodzeniem.',
}
const against = (en: string, pl: string) =>
  named(
    `Confrontational job: another player in your space is your opponent, and both of you test ${en}.`,
    `Misja konfrontacyjna: twoim przeciwnikiem jest inny gracz na twoim polu, a test ${pl} wykonują oboje gracze.`,
  )

export const jobs: readonly AddedMarketCard[] = [
  {
    id: 'imperial-favor',
    name: { en: 'Imperial Favor', pl: 'Przysługa dla Imperium' },
    deck: 'job',
    patrols: patrol('imperial', 4),
    reveals: [1, 2],
    resource: job({
      destination: 'ryloth',
      skills: ['strength', 'piloting', 'stealth'],
      required: ['strength'],
      does: script(52),
      reward: all(credits(8000), fame(1), gainReputation('imperial')),
      afterwards: 'discard',
    }),
    provenance: 'seed',
    note: { en: 'Only the title is known.', pl: 'Znany jest tylko tytuł.' },
  },
  {
    id: 'banking-clan-ledger',
    name: { en: 'The Banking Clan’s Ledger', pl: 'Księga Klanu Bankowego' },
    deck: 'job',
    patrols: noPatrol,
    reveals: [1, 3],
    resource: job({
      destination: 'core-spinward',
      skills: ['tech', 'stealth', 'knowledge'],
      required: ['tech'],
      does: script(53),
      reward: all(credits(10_000), fame(1)),
      afterwards: 'discard',
    }),
    provenance: 'original',
  },
  {
    id: 'slave-convoy',
    name: { en: 'The Slave Convoy', pl: 'Konwój niewolników' },
    deck: 'job',
    patrols: patrol('syndicate', 4),
    reveals: [1, 3],
    resource: job({
      destination: 'kessel',
      skills: ['piloting', 'tactics', 'strength'],
      required: ['piloting'],
      does: script(54),
      reward: all(credits(12_000), fame(2), loseReputation('syndicate')),
      afterwards: 'remove',
    }),
    provenance: 'original',
  },
  {
    id: 'prison-hulk',
    name: { en: 'The Prison Hulk', pl: 'Więzienny wrak' },
    deck: 'job',
    patrols: noPatrol,
    resource: job({
      destination: 'ord-mantell',
      skills: ['influence', 'tech', 'tactics'],
      required: ['influence'],
      does: script(55),
      reward: all(credits(12_000), fame(2)),
      afterwards: 'remove',
    }),
    provenance: 'original',
  },
  {
    id: 'disable-comms',
    name: { en: 'Disable Comms Network', pl: 'Zakłóć sieć komunikacyjną' },
    deck: 'job',
    patrols: patrol('imperial', 3),
    reveals: [1, 4],
    together: 'team',
    resource: job({
      heading: forTwo,
      destination: 'lothal',
      skills: ['tech', 'stealth'],
      required: ['tech'],
      does: script(56),
      reward: all(credits(8000), fame(1), gainReputation('rebel')),
      afterwards: 'discard',
    }),
    provenance: 'seed',
    note: onlyTitle,
  },
  {
    id: 'sail-barge-sabotage',
    name: { en: 'Sail Barge Sabotage', pl: 'Sabotuj barkę żaglową' },
    deck: 'job',
    patrols: noPatrol,
    reveals: [1, 3],
    together: 'team',
    resource: job({
      heading: forTwo,
      destination: 'tatooine',
      skills: ['strength', 'stealth'],
      required: ['strength'],
      does: script(57),
      reward: all(credits(10_000), fame(1), loseReputation('hutt')),
      afterwards: 'discard',
    }),
    provenance: 'seed',
    note: onlyTitle,
  },
  {
    id: 'honest-robbery',
    name: { en: 'Honest Robbery', pl: 'Uczciwa kradzież' },
    deck: 'job',
    patrols: patrol('syndicate', 2),
    together: 'confrontational',
    resource: job({
      heading: against('Influence', 'Wpływów'),
      destination: 'cantonica',
      skills: ['influence', 'knowledge'],
      required: ['influence'],
      does: script(58),
      reward: all(credits(4000), fame(1)),
      afterwards: 'discard',
    }),
    provenance: 'seed',
    note: onlyTitle,
  },
  {
    id: 'snatch-and-grab',
    name: { en: 'Snatch and Grab', pl: 'Szybka akcja' },
    deck: 'job',
    patrols: noPatrol,
    together: 'confrontational',
    resource: job({
      heading: against('Stealth', 'Ukrycia'),
      destination: 'ring-of-kafrene',
      skills: ['stealth', 'strength'],
      required: ['stealth'],
      does: script(59),
      reward: all(credits(4000), fame(1)),
      afterwards: 'discard',
    }),
    provenance: 'seed',
    note: onlyTitle,
  },
]

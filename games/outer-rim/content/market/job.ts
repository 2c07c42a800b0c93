import type { Job, MarketCard } from '../card.ts'
import { all, credits, fame, gainReputation, loseReputation, noPatrol, patrol, script } from '../shorthand.ts'

/*
 * The job deck. Each job has its own databank script (databank/jobs.ts). Only the test of the required skill (printed in
 * italics) can fail the job: failing others costs damage or credits, or passing them gives something (OR-JOB-07). Tiers:
 * easy = 2 tests and at most combat 3; medium = 3 tests, combat 4 on a branch; hard = 3 tests and combat 5.
 *
 * no. copies id                  title                    destination      skills (required in capitals)   tier
 * 40  2      casino-heist        The Casino Vault         cantonica        stealth, TECH, influence        medium
 *            in past the guards, into the vault, out with a smile; other players on Cantonica may get in the way: they
 *            test (the only number for which the AI player tests, OR-AICLAR-05)
 * 41  2      kessel-run          The Kessel Run           kessel           knowledge, PILOTING, tactics    medium
 *            a load of raw spice by the short way round the Maw; chased by a patrol (ship combat 4 on a branch).
 *            Also: luxury job "record-run" (kessel)
 * 42  2      mine-breakout       Breakout from the Mines  kessel           stealth, STRENGTH               easy
 *            a prisoner is brought out of the spice mines; ground combat 3
 * 43  2      collect-a-debt      Collect a Debt           ord-mantell      INFLUENCE, strength             easy
 *            a debtor who would rather not pay, and his friends. Also: starting job #92 "overdue-payment" (ord-mantell)
 * 44  2      steal-a-prototype   Steal a Prototype        lothal           STEALTH, tech, piloting         medium
 *            a TIE prototype out of the Imperial yards; flown out under fire (ship combat 4 on a branch)
 * 45  2      sunken-archive      The Sunken Archive       mon-calamari     tech, KNOWLEDGE                 easy
 *            a dive into a flooded data vault
 * 46  2      fight-in-the-pits   A Fight in the Pits      nal-hutta        TACTICS, strength               easy
 *            a bout before the Hutts; ground combat 3. Also: starting job #92 "accepted-challenge" (nal-hutta)
 * 47  1      jabbas-vault        Jabba's Vault            tatooine         knowledge, STEALTH, strength    hard
 *            below the palace, past the rancor (ground combat 5)
 * 48  1      arm-the-cell        Weapons for the Cell     ryloth           influence, TACTICS, piloting    medium
 *            blasters past the occupation; an ambush (ground combat 4 on a branch)
 * 49  1      royal-portrait      The Royal Portrait       naboo            knowledge, INFLUENCE            easy
 *            a painting is changed for a copy at a reception in Theed. Also: luxury job "private-collection" (naboo)
 * 50  1      slice-the-relay     Slice the Relay          ring-of-kafrene  piloting, TECH                  easy
 *            through the asteroids to a relay, and its records copied
 * 51  1      forgotten-temple    The Forgotten Temple     takodana         knowledge, tech, TACTICS        hard
 *            a ruin in the woods; its guardian still works (ground combat 5)
 */

type JobFacts = Omit<Job, 'type' | 'cost'> & { readonly cost?: number }

const job = (facts: JobFacts): Job => ({ type: 'job', cost: 0, ...facts })

const theme = {
  en: 'Only the theme is known; figures are ours.',
  pl: 'Znany jest tylko motyw; liczby są nasze.',
}

export const jobs: readonly MarketCard[] = [
  {
    id: 'casino-heist',
    name: { en: 'The Casino Vault', pl: 'Skarbiec kasyna' },
    deck: 'job',
    patrols: patrol('syndicate', 3),
    resource: job({
      cost: 1000,
      destination: 'cantonica',
      skills: ['stealth', 'tech', 'influence'],
      required: ['tech'],
      does: script(40),
      reward: all(credits(10_000), fame(1)),
      afterwards: 'discard',
    }),
    provenance: 'public',
    note: theme,
  },
  {
    id: 'kessel-run',
    name: { en: 'The Kessel Run', pl: 'Trasa na Kessel' },
    deck: 'job',
    patrols: patrol('hutt', 4),
    resource: job({
      notOn: ['kessel'],
      destination: 'kessel',
      skills: ['knowledge', 'piloting', 'tactics'],
      required: ['piloting'],
      does: script(41),
      reward: all(credits(8000), fame(1)),
      afterwards: 'discard',
    }),
    provenance: 'public',
    note: theme,
  },
  {
    id: 'mine-breakout',
    name: { en: 'Breakout from the Mines', pl: 'Ucieczka z kopalni' },
    deck: 'job',
    patrols: patrol('syndicate', 2),
    resource: job({
      destination: 'kessel',
      skills: ['stealth', 'strength'],
      required: ['strength'],
      does: script(42),
      reward: all(credits(6000), fame(1), loseReputation('syndicate')),
      afterwards: 'discard',
    }),
    provenance: 'original',
  },
  {
    id: 'collect-a-debt',
    name: { en: 'Collect a Debt', pl: 'Dług do ściągnięcia' },
    deck: 'job',
    patrols: noPatrol,
    resource: job({
      destination: 'ord-mantell',
      skills: ['influence', 'strength'],
      required: ['influence'],
      does: script(43),
      reward: all(credits(7000), fame(1), gainReputation('syndicate')),
      afterwards: 'discard',
    }),
    provenance: 'original',
  },
  {
    id: 'steal-a-prototype',
    name: { en: 'Steal a Prototype', pl: 'Kradzież prototypu' },
    deck: 'job',
    patrols: patrol('imperial', 4),
    resource: job({
      destination: 'lothal',
      skills: ['stealth', 'tech', 'piloting'],
      required: ['stealth'],
      does: script(44),
      reward: all(credits(10_000), fame(1), loseReputation('imperial')),
      afterwards: 'discard',
    }),
    provenance: 'original',
  },
  {
    id: 'sunken-archive',
    name: { en: 'The Sunken Archive', pl: 'Zatopione archiwum' },
    deck: 'job',
    patrols: patrol('rebel', 3),
    resource: job({
      destination: 'mon-calamari',
      skills: ['tech', 'knowledge'],
      required: ['knowledge'],
      does: script(45),
      reward: all(credits(5000), fame(1), gainReputation('rebel')),
      afterwards: 'discard',
    }),
    provenance: 'original',
  },
  {
    id: 'fight-in-the-pits',
    name: { en: 'A Fight in the Pits', pl: 'Walka na arenie' },
    deck: 'job',
    patrols: patrol('hutt', 3),
    resource: job({
      destination: 'nal-hutta',
      skills: ['tactics', 'strength'],
      required: ['tactics'],
      does: script(46),
      reward: all(credits(5000), fame(1), gainReputation('hutt')),
      afterwards: 'discard',
    }),
    provenance: 'original',
  },
  {
    id: 'jabbas-vault',
    name: { en: 'Jabba’s Vault', pl: 'Skarbiec Jabby' },
    deck: 'job',
    patrols: noPatrol,
    resource: job({
      cost: 1000,
      destination: 'tatooine',
      skills: ['knowledge', 'stealth', 'strength'],
      required: ['stealth'],
      does: script(47),
      reward: all(credits(12_000), fame(2), loseReputation('hutt')),
      afterwards: 'remove',
    }),
    provenance: 'public',
    note: theme,
  },
  {
    id: 'arm-the-cell',
    name: { en: 'Weapons for the Cell', pl: 'Broń dla komórki' },
    deck: 'job',
    patrols: patrol('rebel', 4),
    resource: job({
      destination: 'ryloth',
      skills: ['influence', 'tactics', 'piloting'],
      required: ['tactics'],
      does: script(48),
      reward: all(credits(9000), fame(1), gainReputation('rebel')),
      afterwards: 'discard',
    }),
    provenance: 'original',
  },
  {
    id: 'royal-portrait',
    name: { en: 'The Royal Portrait', pl: 'Królewski portret' },
    deck: 'job',
    patrols: noPatrol,
    resource: job({
      destination: 'naboo',
      skills: ['knowledge', 'influence'],
      required: ['influence'],
      does: script(49),
      reward: all(credits(7000), fame(1)),
      afterwards: 'discard',
    }),
    provenance: 'original',
  },
  {
    id: 'slice-the-relay',
    name: { en: 'Slice the Relay', pl: 'Włamanie do przekaźnika' },
    deck: 'job',
    patrols: patrol('imperial', 3),
    resource: job({
      destination: 'ring-of-kafrene',
      skills: ['piloting', 'tech'],
      required: ['tech'],
      does: script(50),
      reward: all(credits(7000), fame(1)),
      afterwards: 'discard',
    }),
    provenance: 'original',
  },
  {
    id: 'forgotten-temple',
    name: { en: 'The Forgotten Temple', pl: 'Zapomniana świątynia' },
    deck: 'job',
    patrols: noPatrol,
    resource: job({
      destination: 'takodana',
      skills: ['knowledge', 'tech', 'tactics'],
      required: ['tactics'],
      does: script(51),
      reward: all(credits(12_000), fame(2)),
      afterwards: 'remove',
    }),
    provenance: 'original',
  },
]

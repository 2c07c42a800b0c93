import type { Lang } from '@kantyna/kernel'
import type { BaseTiming, Timing, UsableAbility } from '../../content/card.ts'
import type { CombatKind } from '../../content/names.ts'
import { wordsOfTiming } from '../../rules/abilities/timings.ts'
import { combatNames, inCombat } from './card-terms.ts'

/** The timings of abilities in words. */

/** Rolls are worded by their purpose; those of several timings are joined. */
type Roll = 'combat' | 'test' | 'die'

const ownRolls: Readonly<Partial<Record<Timing, Roll>>> = {
  ownReroll: 'combat',
  ownResult: 'combat',
  testReroll: 'test',
  testResult: 'test',
  rollReroll: 'die',
}

function rollsText(lang: Lang, rolls: ReadonlySet<Roll>, kind: CombatKind | undefined): string {
  if (rolls.size === 3)
    return lang === 'pl' ? 'po dowolnym swoim rzucie kośćmi' : 'after you roll dice for any reason'
  if (rolls.size === 1 && rolls.has('die'))
    return lang === 'pl' ? 'po rzucie pojedynczą kością' : 'after you roll a single die'
  const combat = kind === undefined ? (lang === 'pl' ? 'w walce' : 'in combat') : inCombat[lang][kind]
  const wording = {
    en: { combat, test: 'for a skill test', die: 'of a single die' },
    pl: { combat, test: 'w teście umiejętności', die: 'pojedynczą kością' },
  }[lang]
  const which = [...rolls].map((roll) => wording[roll]).join(lang === 'pl' ? ' lub ' : ' or ')
  return lang === 'pl' ? `po swoim rzucie ${which}` : `after you roll dice ${which}`
}

/** A condition that is part of the timing: "after you deliver illegal cargo". */
export function narrowedTiming(lang: Lang, { when, if: condition }: UsableAbility): string | null {
  if (when === 'cargoDelivered' && condition?.is === 'cargoWas' && condition.trait === 'illegal')
    return lang === 'pl' ? 'po dostarczeniu nielegalnego ładunku' : 'after you deliver illegal cargo'
  if (when !== 'bountyCollected' || condition?.is !== 'bountyWas') return null
  if (lang === 'en')
    return `after you gain the ${condition.captured ? 'capture' : 'elimination'} reward of a bounty`
  return `po otrzymaniu nagrody za ${condition.captured ? 'schwytanie' : 'eliminację'}`
}

/** The timing of abilities against damage, by the thing that is damaged (OR-DMG-08). */
const damageTiming: Readonly<Record<Lang, Readonly<Record<CombatKind | 'any', string>>>> = {
  en: {
    any: 'when you would suffer damage',
    ground: 'when your character would suffer damage',
    ship: 'when your ship would suffer damage',
  },
  pl: {
    any: 'gdy masz otrzymać obrażenia',
    ground: 'gdy twoja postać ma otrzymać obrażenia',
    ship: 'gdy twój statek ma otrzymać obrażenia',
  },
}

export function timingText(lang: Lang, { when, also = [], kind: fought, once }: UsableAbility): string {
  // The limit "once per ground combat" already names the combat.
  const isNamedByLimit = once === 'combat'
  const kind = isNamedByLimit ? undefined : fought
  const rolls = new Set([when, ...also].flatMap((each) => ownRolls[each] ?? []))
  if (isNamedByLimit && rolls.size === 1 && rolls.has('combat'))
    return lang === 'pl' ? 'po swoim rzucie' : 'after you roll dice'
  if (rolls.size > 0) return rollsText(lang, rolls, kind)
  if (isNamedByLimit && (when === 'enemyReroll' || when === 'enemyResult'))
    return lang === 'pl' ? 'po rzucie przeciwnika' : 'after your opponent rolls dice'
  const combat = kind === undefined ? (lang === 'pl' ? 'w walce' : 'in combat') : inCombat[lang][kind]
  const start =
    kind === undefined
      ? { en: 'at the start of combat', pl: 'na początku walki' }
      : {
          en: `at the start of ${kind === 'ground' ? 'ground combat' : 'ship combat'}`,
          pl: `na początku walki ${kind === 'ground' ? 'bezpośredniej' : 'w przestrzeni'}`,
        }
  const timings: Readonly<Record<Lang, Readonly<Record<BaseTiming, string>>>> = {
    en: {
      planning: 'in your planning phase',
      action: 'in your action phase',
      encounter: 'in your encounter phase',
      combatStart: start.en,
      ownValue: `before you roll dice${isNamedByLimit ? '' : ` ${combat}`}`,
      enemyValue: `before your opponent rolls dice${isNamedByLimit ? '' : ` ${combat}`}`,
      ownReroll: '',
      enemyReroll: `after your opponent rolls dice ${combat}`,
      ownResult: '',
      enemyResult: `after your opponent rolls dice ${combat}`,
      beforeTest: 'before you test a skill',
      testReroll: '',
      testResult: '',
      rollReroll: '',
      damage: damageTiming.en[kind ?? 'any'],
      defeat: `when you would be defeated${kind === undefined ? '' : ` ${combat}`}`,
      combatWon: `after you win a ${kind === undefined ? 'combat' : kind === 'ground' ? 'ground combat' : 'ship combat'}`,
      patrolBeaten: 'after you beat a patrol',
      contactEliminated: 'after you eliminate a contact',
      bountyCollected: 'after you gain the reward of a bounty',
      cargoDelivered: 'after you deliver cargo',
      jobCompleted: 'after you complete a job',
      shipRecovered: 'after you recover damage from your ship',
    },
    pl: {
      planning: 'w swojej fazie planowania',
      action: 'w swojej fazie akcji',
      encounter: 'w swojej fazie spotkania',
      combatStart: start.pl,
      ownValue: `przed swoim rzutem${isNamedByLimit ? '' : ` ${combat}`}`,
      enemyValue: `przed rzutem przeciwnika${isNamedByLimit ? '' : ` ${combat}`}`,
      ownReroll: '',
      enemyReroll: `po rzucie przeciwnika ${combat}`,
      ownResult: '',
      enemyResult: `po rzucie przeciwnika ${combat}`,
      beforeTest: 'przed swoim testem umiejętności',
      testReroll: '',
      testResult: '',
      rollReroll: '',
      damage: damageTiming.pl[kind ?? 'any'],
      defeat: `gdy obrażenia mają cię pokonać${kind === undefined ? '' : ` ${combat}`}`,
      combatWon: `po wygranej walce${kind === undefined ? '' : kind === 'ground' ? ' bezpośredniej' : ' w przestrzeni'}`,
      patrolBeaten: 'po pokonaniu patrolu',
      contactEliminated: 'po wyeliminowaniu kontaktu',
      bountyCollected: 'po otrzymaniu nagrody za zlecenie',
      cargoDelivered: 'po dostarczeniu ładunku',
      jobCompleted: 'po ukończeniu misji',
      shipRecovered: 'po usunięciu obrażeń ze swojego statku',
    },
  }
  const known: { readonly [timing: string]: string } = timings[lang]
  return known[when] ?? wordsOfTiming(when)[lang]
}

export function limitText(lang: Lang, once: 'turn' | 'combat', kind: CombatKind | undefined): string {
  if (once === 'turn') return lang === 'pl' ? 'raz na turę' : 'once per turn'
  if (lang === 'pl') return `raz na ${kind === undefined ? 'walkę' : combatNames.pl[kind]}`
  return `once per ${kind === undefined ? 'combat' : combatNames.en[kind]}`
}

import { at, counted, type Lang, sentence } from '@kantyna/kernel'
import type {
  Ability,
  BaseMoment,
  Moment,
  Permission,
  StandingAbility,
  UsableAbility,
} from '../content/card.ts'
import { type CombatKind, factions, type ResourceType } from '../content/names.ts'
import { cardLanguage } from '../rules/effects/language.ts'
import type { CardAmount, CardEffect, CardWhen } from '../rules/effects/vocabulary.ts'
import { wordsOfMoment } from '../rules/moments.ts'
import { eachOfCards } from './card-filters.ts'
import { combatNames, inCombat, skillNames, toStat } from './card-terms.ts'
import { rerollSaid } from './dice-words.ts'
import { creditCount, damageCount, moreFameCount } from './effect-words.ts'
import { withoutNaming } from './joint-words.ts'
import { gainedTogether } from './together.ts'

/** What an ability says: when it may be used, and what it does; or what holds while its card is held. */
export function abilityText(ability: Ability, lang: Lang): string {
  return 'when' in ability ? usableText(ability, lang) : standingText(ability, lang)
}

/** An effect as an order, without capital letter or full stop. */
export function effectClause(effect: CardEffect, lang: Lang): string {
  return (
    gainedTogether(effect, lang, 'order', (part) => cardLanguage.clause(part, lang)) ??
    cardLanguage.clause(effect, lang)
  )
}

export function effectText(effect: CardEffect, lang: Lang): string {
  return sentence(effectClause(effect, lang))
}

/** The same as paragraphs: what is chosen from stands in a list of its own. */
export function effectParagraphs(effect: CardEffect, lang: Lang): readonly string[] {
  const menu = menuOf(effect)
  if (menu !== null) return menuParagraphs(menu.of, menu.isOptional, lang)
  if (effect.op === 'if') return ifParagraphs(effect, lang, false)
  // Nobody has to buy; in a list of choices that goes without saying.
  if (effect.op === 'buy') return [effectText({ op: 'may', do: effect }, lang)]
  if (effect.op !== 'all') return [effectText(effect, lang)]
  const menus = effect.of.findIndex((part) => menuOf(part) !== null)
  if (menus < 0) return [effectText(effect, lang)]
  const before = effect.of.slice(0, menus)
  const after = effect.of.slice(menus + 1)
  return [
    ...(before.length === 0 ? [] : [effectText(together(before), lang)]),
    ...effectParagraphs(at(effect.of, menus), lang),
    ...(after.length === 0 ? [] : effectParagraphs(together(after), lang)),
  ]
}

/** Where either way has parts of its own, each has a paragraph. */
function ifParagraphs(
  effect: CardEffect & { readonly op: 'if' },
  lang: Lang,
  isOtherwise: boolean,
): readonly string[] {
  const then = effectParagraphs(effect.then, lang)
  const otherwise = effect.else === undefined ? [] : otherwiseParagraphs(effect.else, lang)
  const isPlain =
    then.length === 1 && otherwise.length < 2 && ![...then, ...otherwise].some((text) => /[:;] /.test(text))
  if (isPlain && !isOtherwise) return [effectText(effect, lang)]
  const words = { en: ['If', 'Otherwise, if'], pl: ['Jeśli', 'W przeciwnym razie, jeśli'] } as const
  const head = `${words[lang][isOtherwise ? 1 : 0]} ${whenSaid(effect.when, lang)}`
  return [...headed(head, then), ...otherwise]
}

function otherwiseParagraphs(effect: CardEffect, lang: Lang): readonly string[] {
  if (effect.op === 'if') return ifParagraphs(effect, lang, true)
  return headed(lang === 'pl' ? 'W przeciwnym razie' : 'Otherwise', effectParagraphs(effect, lang))
}

export function headed(head: string, [first = '', ...others]: readonly string[]): readonly string[] {
  const join = /^otherwise|if |jeśli /i.test(head) ? ',' : ''
  return [`${head}${join} ${first.charAt(0).toLowerCase()}${first.slice(1)}`, ...others]
}

function together(of: readonly CardEffect[]): CardEffect {
  const [only] = of
  return only !== undefined && of.length === 1 ? only : { op: 'all', of }
}

/** What a player chooses from, and whether it may be left. */
function menuOf(
  effect: CardEffect,
): { readonly of: readonly CardEffect[]; readonly isOptional: boolean } | null {
  const isOptional = effect.op === 'may'
  const choice = effect.op === 'may' ? effect.do : effect
  return choice.op === 'choose' && choice.by === undefined ? { of: choice.of, isOptional } : null
}

function menuParagraphs(of: readonly CardEffect[], isOptional: boolean, lang: Lang): readonly string[] {
  const options = of.map((option) => effectText(option, lang))
  const heads = {
    en: ['Choose one:', 'You may choose one:'],
    pl: ['Wybierz jedno:', 'Możesz wybrać jedno:'],
  } as const
  return [heads[lang][isOptional ? 1 : 0], ...options.map((option) => `• ${option}`)]
}

/** What follows after "if" or "while". */
export function whenSaid(when: CardWhen, lang: Lang): string {
  if (isAnyFactionPlanet(when))
    return lang === 'pl'
      ? 'jesteś na planecie z symbolem frakcji'
      : 'you are on a planet with a faction symbol'
  if (isNoneNegative(when))
    return lang === 'pl'
      ? 'żadna z twoich reputacji nie jest negatywna'
      : 'none of your reputations is negative'
  return cardLanguage.whenClause(when, lang)
}

function isNoneNegative(when: CardWhen): boolean {
  return (
    when.is === 'and' &&
    when.of.length === factions.length &&
    when.of.every((each) => each.is === 'reputation' && !each.standings.includes('negative'))
  )
}

function isAnyFactionPlanet(when: CardWhen): boolean {
  return (
    when.is === 'or' &&
    when.of.length > 2 &&
    when.of.every((each) => each.is === 'onPlanet' && each.faction !== undefined)
  )
}

const phases: Readonly<Record<Lang, Readonly<Partial<Record<Moment, string>>>>> = {
  en: { planning: 'Planning', action: 'Action', encounter: 'Encounter' },
  pl: { planning: 'Planowanie', action: 'Akcja', encounter: 'Spotkanie' },
}

/** Rolls are said by what they are for; those of several moments are said together. */
type Roll = 'combat' | 'test' | 'die'

const ownRolls: Readonly<Partial<Record<Moment, Roll>>> = {
  ownReroll: 'combat',
  ownResult: 'combat',
  testReroll: 'test',
  testResult: 'test',
  rollReroll: 'die',
}

function rollsSaid(lang: Lang, rolls: ReadonlySet<Roll>, kind: CombatKind | undefined): string {
  if (rolls.size === 3)
    return lang === 'pl' ? 'po dowolnym swoim rzucie kośćmi' : 'after you roll dice for any reason'
  if (rolls.size === 1 && rolls.has('die'))
    return lang === 'pl' ? 'po rzucie pojedynczą kością' : 'after you roll a single die'
  const combat = kind === undefined ? (lang === 'pl' ? 'w walce' : 'in combat') : inCombat[lang][kind]
  const said = {
    en: { combat, test: 'for a skill test', die: 'of a single die' },
    pl: { combat, test: 'w teście umiejętności', die: 'pojedynczą kością' },
  }[lang]
  const which = [...rolls].map((roll) => said[roll]).join(lang === 'pl' ? ' lub ' : ' or ')
  return lang === 'pl' ? `po swoim rzucie ${which}` : `after you roll dice ${which}`
}

/** What a condition adds to the moment itself: "after you deliver illegal cargo". */
function narrowedMoment(lang: Lang, { when, if: condition }: UsableAbility): string | null {
  if (when === 'cargoDelivered' && condition?.is === 'cargoWas' && condition.trait === 'illegal')
    return lang === 'pl' ? 'po dostarczeniu nielegalnego ładunku' : 'after you deliver illegal cargo'
  if (when !== 'bountyCollected' || condition?.is !== 'bountyWas') return null
  if (lang === 'en')
    return `after you gain the ${condition.captured ? 'capture' : 'elimination'} reward of a bounty`
  return `po otrzymaniu nagrody za ${condition.captured ? 'schwytanie' : 'eliminację'}`
}

/** OR-DMG-08: by what is hurt. */
const damageMoment: Readonly<Record<Lang, Readonly<Record<CombatKind | 'any', string>>>> = {
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

function momentSaid(lang: Lang, { when, also = [], kind: fought, once }: UsableAbility): string {
  // "Once per ground combat" has said it already.
  const isSaid = once === 'combat'
  const kind = isSaid ? undefined : fought
  const rolls = new Set([when, ...also].flatMap((each) => ownRolls[each] ?? []))
  if (isSaid && rolls.size === 1 && rolls.has('combat'))
    return lang === 'pl' ? 'po swoim rzucie' : 'after you roll dice'
  if (rolls.size > 0) return rollsSaid(lang, rolls, kind)
  if (isSaid && (when === 'enemyReroll' || when === 'enemyResult'))
    return lang === 'pl' ? 'po rzucie przeciwnika' : 'after your opponent rolls dice'
  const combat = kind === undefined ? (lang === 'pl' ? 'w walce' : 'in combat') : inCombat[lang][kind]
  const start =
    kind === undefined
      ? { en: 'at the start of combat', pl: 'na początku walki' }
      : {
          en: `at the start of ${kind === 'ground' ? 'ground combat' : 'ship combat'}`,
          pl: `na początku walki ${kind === 'ground' ? 'bezpośredniej' : 'w przestrzeni'}`,
        }
  const moments: Readonly<Record<Lang, Readonly<Record<BaseMoment, string>>>> = {
    en: {
      planning: 'in your planning phase',
      action: 'in your action phase',
      encounter: 'in your encounter phase',
      combatStart: start.en,
      ownValue: `before you roll dice ${combat}`,
      enemyValue: `before your opponent rolls dice ${combat}`,
      ownReroll: '',
      enemyReroll: `after your opponent rolls dice ${combat}`,
      ownResult: '',
      enemyResult: `after your opponent rolls dice ${combat}`,
      beforeTest: 'before you test a skill',
      testReroll: '',
      testResult: '',
      rollReroll: '',
      damage: damageMoment.en[kind ?? 'any'],
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
      ownValue: `przed swoim rzutem ${combat}`,
      enemyValue: `przed rzutem przeciwnika ${combat}`,
      ownReroll: '',
      enemyReroll: `po rzucie przeciwnika ${combat}`,
      ownResult: '',
      enemyResult: `po rzucie przeciwnika ${combat}`,
      beforeTest: 'przed swoim testem umiejętności',
      testReroll: '',
      testResult: '',
      rollReroll: '',
      damage: damageMoment.pl[kind ?? 'any'],
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
  const known: { readonly [moment: string]: string } = moments[lang]
  return known[when] ?? wordsOfMoment(when)[lang]
}

function onceSaid(lang: Lang, once: 'turn' | 'combat', kind: CombatKind | undefined): string {
  if (once === 'turn') return lang === 'pl' ? 'raz na turę' : 'once per turn'
  if (lang === 'pl') return `raz na ${kind === undefined ? 'walkę' : combatNames.pl[kind]}`
  return `once per ${kind === undefined ? 'combat' : combatNames.en[kind]}`
}

/** After "you may": the effect as an aim. */
function mayClause(effect: CardEffect, when: Moment, lang: Lang): string {
  if (effect.op === 'may') return cardLanguage.clause(effect, lang)
  if (lang === 'en' && when === 'rollReroll' && effect.op === 'reroll') return 'you may reroll it'
  const said = (part: CardEffect) =>
    part.op === 'reroll' && when === 'enemyReroll'
      ? rerollSaid(lang, part, 'aim', true)
      : cardLanguage.clause(part, lang, 'aim')
  const aim = gainedTogether(effect, lang, 'aim', said) ?? said(effect)
  return lang === 'pl' ? `możesz ${aim}` : `you may ${aim}`
}

/** OR-ABIL-07: when, under which condition, how often, and what. */
export function usableText(ability: UsableAbility, lang: Lang): string {
  const { when, does, isForced, once } = ability
  const narrowed = narrowedMoment(lang, ability)
  const condition =
    ability.if === undefined || narrowed !== null
      ? []
      : [`${lang === 'pl' ? 'jeśli' : 'if'} ${whenSaid(ability.if, lang)}`]
  const label = phases[lang][when]
  if (label !== undefined) {
    const clause = [...condition, suchAs(condition, effectClause(does, lang), lang)].join(', ')
    return `${label}: ${sentence(clause)}`
  }
  const often = once === undefined ? [] : [onceSaid(lang, once, ability.kind)]
  const what = isForced === true ? effectClause(does, lang) : mayClause(does, when, lang)
  const moment = narrowed ?? momentSaid(lang, ability)
  if (lang === 'en') return sentence([...often, moment, ...condition, what].join(', '))
  // Polish sets off clauses with commas, and nothing else.
  const isClause = condition.length > 0 || moment.startsWith('gdy')
  const before = moment.startsWith('gdy') ? [...often, moment].join(', ') : [...often, moment].join(' ')
  return sentence(`${[before, ...condition].join(', ')}${isClause ? ',' : ''} ${what}`)
}

/** What the condition has named is not named again. */
function suchAs([condition]: readonly string[], clause: string, lang: Lang): string {
  return condition === undefined || lang === 'pl'
    ? clause
    : withoutNaming(condition.slice('if '.length), clause)
}

function signed(amount: number): string {
  return amount < 0 ? `−${-amount}` : `+${amount}`
}

/** "+1", "+1 for each crew member you have", "+1 (+2 if …)". */
function bonusSaid(lang: Lang, amount: CardAmount, what: string): string {
  if (typeof amount === 'number') return `${signed(amount)} ${what}`
  if ('usually' in amount) {
    const other = `${signed(amount.then)}${lang === 'pl' ? ', jeśli ' : ' if '}${whenSaid(amount.when, lang)}`
    return `${signed(amount.usually)} ${what} (${other})`
  }
  if ('per' in amount) return `${signed(amount.times ?? 1)} ${what} ${eachOfCards(lang, amount.cards)}`
  return `${signed(amount.times ?? 1)} ${what}`
}

function whileSaid(lang: Lang, when: CardWhen | undefined, clause: string): string {
  if (when === undefined) return sentence(clause)
  return sentence(`${lang === 'pl' ? 'dopóki' : 'while'} ${whenSaid(when, lang)}, ${clause}`)
}

const rewards: Readonly<Record<Lang, Readonly<Record<'cargo' | 'job' | 'bounty', string>>>> = {
  en: { cargo: 'deliver cargo', job: 'complete a job', bounty: 'gain the reward of a bounty' },
  pl: {
    cargo: 'dostarczasz ładunek',
    job: 'twoja misja zostaje ukończona',
    bounty: 'otrzymujesz nagrodę za zlecenie',
  },
}

const slotsPl: Readonly<Record<ResourceType, string>> = {
  bounty: 'na zlecenie',
  cargo: 'na ładunek',
  crew: 'na członka załogi',
  gear: 'na sprzęt',
  job: 'na misję',
  mod: 'na modyfikację',
}

const moreSlots = {
  one: 'dodatkowe gniazdo',
  few: 'dodatkowe gniazda',
  many: 'dodatkowych gniazd',
  other: 'dodatkowego gniazda',
}

export function standingText(ability: StandingAbility, lang: Lang): string {
  const isPl = lang === 'pl'
  if ('bonus' in ability) {
    const said = bonusSaid(lang, ability.amount, toStat[lang][ability.bonus])
    return whileSaid(lang, ability.if, isPl ? `masz ${said}` : `you have ${said}`)
  }
  if ('skill' in ability)
    return isPl
      ? `Masz umiejętność: ${skillNames.pl[ability.skill]}.`
      : `You have the ${skillNames.en[ability.skill]} skill.`
  if ('reward' in ability) {
    const credits = creditCount(lang, ability.credits)
    return isPl
      ? `Gdy ${rewards.pl[ability.reward]}, zyskaj dodatkowo ${credits}.`
      : `When you ${rewards.en[ability.reward]}, gain an additional ${credits}.`
  }
  if ('fame' in ability)
    return whileSaid(
      lang,
      ability.if,
      isPl ? `masz ${moreFameCount('pl', ability.fame)}` : `you have ${moreFameCount('en', ability.fame)}`,
    )
  if ('slots' in ability) {
    const { slots, amount } = ability
    if (!isPl) return `You have ${amount} additional ${slots} slot${amount === 1 ? '' : 's'}.`
    return `Masz ${counted('pl', amount, moreSlots)} ${slotsPl[slots]}.`
  }
  if ('lessDamage' in ability) {
    const { lessDamage, of } = ability
    if (!isPl)
      return `Each time your ${of === 'ship' ? 'ship' : 'character'} suffers damage, it suffers ${lessDamage} less.`
    return `Gdy ${of === 'ship' ? 'twój statek' : 'twoja postać'} otrzymuje obrażenia, jest ich o ${lessDamage} mniej.`
  }
  if ('mostDamage' in ability) {
    const { mostDamage, of } = ability
    if (!isPl)
      return `Your ${of === 'ship' ? 'ship' : 'character'} suffers at most ${damageCount('en', mostDamage)} at once.`
    return `${of === 'ship' ? 'Twój statek' : 'Twoja postać'} jednorazowo otrzymuje najwyżej ${damageCount('pl', mostDamage)}.`
  }
  return permissions[lang][ability.permits]
}

const permissions: Readonly<Record<Lang, Readonly<Record<Permission, string>>>> = {
  en: {
    ignorePatrols: 'Negative reputation does not force you to encounter patrols.',
    keepReputation: 'You do not lose reputation when you beat a patrol.',
    slipPastByPiloting:
      'When you enter the space of a patrol that would stop you, test Piloting: if you pass, you need not stop.',
    slipPastByStealth:
      'When you enter the space of a patrol that would stop you, test Stealth: if you pass, you need not stop.',
    stopOthers: 'When another player moves into your space, you may make that player stop there.',
    smugglersLuck: 'When you deliver illegal cargo, a focus or a critical hit counts as a hit.',
    longReach: 'Encounter: Encounter a patrol or a contact within 3 spaces of you.',
    misdirectPatrols:
      'When a patrol within 3 spaces of you would move towards you in your action phase, you may make it move towards another player instead.',
  },
  pl: {
    ignorePatrols: 'Negatywna reputacja nie zmusza cię do spotkań z patrolami.',
    keepReputation: 'Nie tracisz reputacji za pokonanie patrolu.',
    slipPastByPiloting:
      'Gdy wchodzisz na pole patrolu, który by cię zatrzymał, wykonaj test Pilotażu: jeśli zdasz, nie musisz się zatrzymywać.',
    slipPastByStealth:
      'Gdy wchodzisz na pole patrolu, który by cię zatrzymał, wykonaj test Ukrycia: jeśli zdasz, nie musisz się zatrzymywać.',
    stopOthers: 'Gdy inny gracz wchodzi na twoje pole, możesz go na nim zatrzymać.',
    smugglersLuck:
      'Gdy dostarczasz nielegalny ładunek, skupienie i krytyczne trafienie liczą się jako trafienie.',
    longReach: 'Spotkanie: Rozegraj spotkanie z patrolem lub kontaktem w odległości do 3 pól.',
    misdirectPatrols:
      'Gdy w twojej fazie akcji patrol w odległości do 3 pól od ciebie ma się ruszyć w twoją stronę, możesz skierować go w stronę innego gracza.',
  },
}

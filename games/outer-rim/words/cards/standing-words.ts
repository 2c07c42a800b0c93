import { counted, type Lang, sentence } from '@kantyna/kernel'
import type { Permission, StandingAbility } from '../../content/card.ts'
import type { ResourceType } from '../../content/names.ts'
import type { CardAmount, CardWhen } from '../../rules/effects/vocabulary.ts'
import { skillNames, toStat } from './card-terms.ts'
import { conditionClause } from './effect-text.ts'
import { creditCount, damageCount, moreFameCount } from './effect-words.ts'
import { eachOfCards } from './filter-words.ts'

/** The texts of abilities that work while a card is held. */

function signed(amount: number): string {
  return amount < 0 ? `−${-amount}` : `+${amount}`
}

/** "+1", "+1 for each crew member you have", "+1 (+2 if …)". */
function bonusText(lang: Lang, amount: CardAmount, what: string): string {
  if (typeof amount === 'number') return `${signed(amount)} ${what}`
  if ('usually' in amount) {
    const other = `${signed(amount.then)}${lang === 'pl' ? ', jeśli ' : ' if '}${conditionClause(amount.when, lang)}`
    return `${signed(amount.usually)} ${what} (${other})`
  }
  if ('per' in amount) return `${signed(amount.times ?? 1)} ${what} ${eachOfCards(lang, amount.cards)}`
  return `${signed(amount.times ?? 1)} ${what}`
}

function conditionText(lang: Lang, when: CardWhen | undefined, clause: string): string {
  if (when === undefined) return sentence(clause)
  return sentence(`${lang === 'pl' ? 'dopóki' : 'while'} ${conditionClause(when, lang)}, ${clause}`)
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
    const wording = bonusText(lang, ability.amount, toStat[lang][ability.bonus])
    return conditionText(lang, ability.if, isPl ? `masz ${wording}` : `you have ${wording}`)
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
    return conditionText(
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

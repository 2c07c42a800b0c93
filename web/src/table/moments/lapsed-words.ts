import { type Lang, type Line, player, type Seat } from '@kantyna/kernel'
import type { GameMoments, Moment } from '@kantyna/ui'
import { LAPSED } from './lapsed-offers.ts'

interface Words {
  readonly offerLapsed: string
  readonly offerLapsedSays: string
}

/** A game's texts of moments, combined with the page's own. */
export function withLapsedOffers(momentTexts: GameMoments, words: Words): GameMoments {
  return {
    ...momentTexts,
    title: (moment: Moment, lang: Lang) =>
      moment.kind === LAPSED ? [words.offerLapsed] : momentTexts.title(moment, lang),
    sentence: (moment: Moment, lang: Lang) =>
      moment.kind === LAPSED ? lapsedText(moment, words) : momentTexts.sentence(moment, lang),
    changes: (moment: Moment, lang: Lang) =>
      moment.kind === LAPSED ? [] : momentTexts.changes(moment, lang),
  }
}

function lapsedText({ events }: Moment, words: Pick<Words, 'offerLapsedSays'>): Line {
  const from = Reflect.get(events[0] ?? {}, 'from') as Seat // as `LapsedOffers` makes it
  return [player(from), ` ${words.offerLapsedSays}`]
}

/** The lines of the log for lapsed offers among some moments: records do not contain them. */
export function lapsedLines(
  moments: readonly Moment[],
  words: Pick<Words, 'offerLapsedSays'>,
): readonly Line[] {
  return moments.filter(({ kind }) => kind === LAPSED).map((moment) => lapsedText(moment, words))
}

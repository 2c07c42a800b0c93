import { type GameEvent, type KernelView, type Lang, type Line, plainText } from '@kantyna/kernel'
import { type GameMoments, momentsOf } from '../moments.ts'

const NAMES = ['Ann', 'Bob', 'Cleo'] as const

/** The moments of one choice by Ann, as "Title | sentence", by language. Bob and Cleo are the other players. */
export function textsOfMoments<E extends GameEvent>(
  moments: GameMoments,
  events: readonly E[],
  /** Only roles that ask for the owner of a piece need one. */
  view: KernelView = {} as KernelView,
): Readonly<Record<Lang, readonly string[]>> {
  const choice = {
    seat: 0,
    kind: 'act',
    source: null,
    opensTurn: false,
    isPass: false,
    how: 'hand',
    answer: null,
  } as const
  const found = momentsOf(moments.roles, [{ index: 0, choice, events }], view)
  const said = (line: Line) => plainText(line, (seat) => NAMES[seat] ?? `seat ${seat}`)
  const inLang = (lang: Lang) =>
    found.map((moment) => `${said(moments.title(moment, lang))} | ${said(moments.sentence(moment, lang))}`)

  return { pl: inLang('pl'), en: inLang('en') }
}

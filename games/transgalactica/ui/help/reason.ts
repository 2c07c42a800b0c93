import { at, counted, type Lang, type Thing } from '@kantyna/kernel'
import type { GameHelp } from '@kantyna/ui'
import { areas, ENERGY, type Track, tracks } from '../../content/names.ts'
import { explorationSpaces } from '../../rules/actions/exploration.ts'
import { outpostCount } from '../../rules/map/outposts.ts'
import { marker } from '../../rules/tracks/levels.ts'
import { areaGenitivesPl, trackNames } from '../../words/things/names.ts'
import { inOneLine, textOf } from '../../words/things/things.ts'
import { galaxyView } from '../view.ts'
import { spaceCount } from './why-words.ts'

/**
 * The reason for an answer: the numbers that matter for an action, or the text of the thing that the answer touches.
 */
export const reason: GameHelp['reason'] = (kernelView, { kind, seat }, { touches }, lang) => {
  const t = galaxyView(kernelView)
  if (kind !== 'turn' && kind !== 'follow') return textOfTouched(t.planets, touches, lang)
  const [, id] = touches.find((thing) => thing.startsWith('area:'))?.split(':') ?? []
  if (id === undefined) return null
  const area = areas[Number(id)] ?? id
  if (area === 'exploration') {
    const [spaces, energy] = [spaceCount(lang, explorationSpaces(t, seat)), at(at(t.hold, seat), ENERGY)]
    return {
      pl: `Statek przesuniesz najwyżej o ${spaces}, a twoja energia to ${energy}.`,
      en: `Your ship moves up to ${spaces}; you have ${energy} energy.`,
    }[lang]
  }
  if (area === 'mining') {
    const tokens = at(t.miningTracks, seat).length
    return {
      pl: `Żetony wydobycia na twoim torze: ${tokens}.`,
      en: `Mining tokens on your track: ${tokens}.`,
    }[lang]
  }
  if (area === 'omni') {
    const taken = t.mainSpaces.filter((here) => here > 0).length
    return {
      pl: `Wykonasz dowolną główną akcję, także zajętą; zajęte pola główne: ${taken}.`,
      en: `You can perform any main action, even one that is taken; main spaces taken: ${taken}.`,
    }[lang]
  }
  const track = tracks.indexOf(area as Track) // the index is -1 for any other name
  if (track < 0) return null
  const level = marker(t, seat, track)
  if (area === 'production') {
    const outposts = outpostCount(t, seat)
    return {
      pl: `Twój poziom produkcji to ${level}, a placówek masz ${outposts}.`,
      en: `Your production level is ${level}; you have ${counted('en', outposts, { one: 'outpost', other: 'outposts' })}.`,
    }[lang]
  }
  const named = area as Track // it is one of the tracks
  return {
    pl: `Twój poziom ${areaGenitivesPl[named]} to ${level}.`,
    en: `Your ${trackNames[named].en} level is ${level}.`,
  }[lang]
}

/** The text of the card, the token or the planet that an answer is about. */
function textOfTouched(planets: readonly number[], touches: readonly Thing[], lang: Lang): string | null {
  for (const thing of touches) {
    const [kind = '', id = ''] = thing.split(':')
    const planet = kind === 'space' ? (planets[Number(id)] ?? -1) : -1
    if (planet >= 0) return `${inOneLine(textOf(lang, `planet:${planet}`))}.`
    if (['technology', 'mission', 'token', 'ability', 'wealth', 'goal'].includes(kind))
      return `${inOneLine(textOf(lang, thing))}.`
  }
  return null
}

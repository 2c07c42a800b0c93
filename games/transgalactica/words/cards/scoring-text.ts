import type { Lang } from '@kantyna/kernel'
import type { Colour, MissionType } from '../../content/names.ts'
import type { Goal, Scoring } from '../../content/types.ts'
import { joined, trackWords } from './effect-words.ts'

/** The scoring text of goals and technology cards. */

export function scoringClause({ points, per, most }: Scoring, lang: Lang): string {
  // A goal may score resources (GC-ORG-77), in addition to the points that resources always score (GC-GOL-04).
  const isForResources = per.count === 'resources'
  const limit =
    most === undefined
      ? ''
      : {
          en: ` (at most ${most} VP${isForResources ? ' for resources, on top of the usual points for them' : ''})`,
          pl: ` (${isForResources ? 'za zasoby ' : ''}maksymalnie ${most} PZ${isForResources ? ', oprócz zwykłych punktów za nie' : ''})`,
        }[lang]
  const each = lang === 'pl' ? `${points} PZ za ${eachPl(per)}` : `${points} VP for each ${eachEn(per)}`
  return `${each}${limit}`
}

/** Of clauses joined by "or", the better one scores (GC-ORG-76). */
export function goalText({ joined: how, scoring }: Goal, lang: Lang): string {
  const clauses = scoring.map((part) => scoringClause(part, lang))
  if (how === 'and') return `${joined(lang, clauses, 'and')}.`
  return lang === 'pl'
    ? `${clauses.join(' albo ')}; liczy się to, co daje więcej.`
    : `${clauses.join(' or ')}, whichever is more.`
}

type Counted = Scoring['per']

function eachEn(per: Counted): string {
  switch (per.count) {
    case 'levels':
      return `level you have reached on the ${joined(
        'en',
        per.of.map((track) => trackWords[track].en),
        'and',
      )} ${per.of.length === 1 ? 'track' : 'tracks'}`
    case 'outposts':
      if (per.isLicensed === true) return 'outpost you have on a planet with a required trade level'
      return per.colour === undefined
        ? 'outpost you have on the map'
        : `outpost you have on a ${per.colour} planet, multicolour ones included`
    case 'pirates':
      return 'pirate token you have'
    case 'technologies':
      return 'technology card you have marked'
    case 'resources':
      return 'resource you have left'
    case 'markersOnYourCards':
      return 'development marker, yours or another player’s, on the technology cards you have marked'
    case 'goalConditions':
      return 'thing counted by the goal card that you score'
    case 'missions':
      return per.type === undefined ? 'mission you have completed' : `${per.type} mission you have completed`
  }
}

/** Adjectives for planets, in the locative. */
const colourPl: Readonly<Record<Colour, string>> = {
  yellow: 'żółtej',
  green: 'zielonej',
  purple: 'fioletowej',
  grey: 'szarej',
}

const missionPl: Readonly<Record<MissionType, string>> = {
  commercial: 'komercyjną',
  war: 'wojenną',
  cultural: 'kulturalną',
}

function eachPl(per: Counted): string {
  switch (per.count) {
    case 'levels':
      return `każdy poziom na ${per.of.length === 1 ? 'torze' : 'torach'} ${joined(
        'pl',
        per.of.map((track) => trackWords[track].pl),
        'and',
      )}`
    case 'outposts':
      if (per.isLicensed === true) return 'każdą twoją placówkę na planecie z wymaganym poziomem handlu'
      return per.colour === undefined
        ? 'każdą twoją placówkę na mapie'
        : `każdą twoją placówkę na ${colourPl[per.colour]} planecie, wliczając wielokolorowe`
    case 'pirates':
      return 'każdy twój żeton piratów'
    case 'technologies':
      return 'każdą oznaczoną przez ciebie kartę technologii'
    case 'resources':
      return 'każdy pozostały ci zasób'
    case 'markersOnYourCards':
      return 'każdy znacznik rozwoju, twój lub innego gracza, na oznaczonych przez ciebie kartach technologii'
    case 'goalConditions':
      return 'każdy element policzony na karcie celu, którą punktujesz'
    case 'missions':
      return per.type === undefined ? 'każdą ukończoną misję' : `każdą ukończoną misję ${missionPl[per.type]}`
  }
}

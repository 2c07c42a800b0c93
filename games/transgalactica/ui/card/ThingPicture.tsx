import { at, type KernelView, type Lang, type Thing } from '@kantyna/kernel'
import type { ComponentChildren } from 'preact'
import { abilities } from '../../content/abilities.ts'
import { bonusTokens } from '../../content/bonus-tokens.ts'
import { fleetTokens } from '../../content/fleet-tokens.ts'
import { goals } from '../../content/goals.ts'
import { miningTokens } from '../../content/mining-tokens.ts'
import { pirates } from '../../content/pirates.ts'
import { planets } from '../../content/planets.ts'
import { wealthCards } from '../../content/wealth-cards.ts'
import { FIRST_MINING, goalIndex, HUB_PLANET } from '../../rules/pieces.ts'
import { Marks } from '../drawing/EffectIcons.tsx'
import { effectMarks, goalMarks, kindIcons, type Mark } from '../drawing/effect-marks.ts'
import { PlanetPaints } from '../drawing/Globe.tsx'
import { Icon, IconMark, type IconName } from '../drawing/Icon.tsx'
import { icons } from '../drawing/icons.ts'
import { Planet } from '../drawing/Planet.tsx'
import { Plaque } from '../drawing/Plaque.tsx'
import { SeatDot, WorkerFigure } from '../drawing/WorkerFigure.tsx'
import { galaxyView } from '../view.ts'
import { abilityIcons } from './ability-icons.ts'
import { DecreeFace, MissionFace, TechnologyFace } from './CardFaces.tsx'
import '../drawing/drawing.css'
import '../board/map.css'
import './card.css'
import './picture.css'

interface Props {
  readonly thing: Thing
  readonly lang: Lang
  readonly view?: KernelView
}

/** One thing drawn large, for the reader and the gallery. */
export function ThingPicture({ thing, lang, view }: Props) {
  const [kind = '', id = ''] = thing.split(':')
  const number = Number(id)
  switch (kind) {
    case 'space':
      return view === undefined ? null : <PlanetPicture planet={at(galaxyView(view).planets, number)} />
    case 'planet':
      return <PlanetPicture planet={number} />
    case 'technology':
      return (
        <Card>
          <TechnologyFace card={number} lang={lang} />
        </Card>
      )
    case 'mission':
      return (
        <Card>
          <MissionFace mission={number} lang={lang} />
        </Card>
      )
    case 'decree':
      return (
        <Card>
          <DecreeFace decree={number} lang={lang} />
        </Card>
      )
    case 'token': {
      const card = at(bonusTokens, number)
      return <Token marks={effectMarks(card.effect)} edge={card.isAdvanced ? 'advanced' : 'basic'} />
    }
    case 'mining':
      return <Token marks={effectMarks(at(miningTokens, number - FIRST_MINING).reward)} edge="mining" />
    case 'fleet':
      return <Token marks={effectMarks(at(fleetTokens, number).reward)} edge="fleet" />
    case 'pirate':
      return (
        <Token marks={[{ icon: 'pirate', number: String(at(pirates, number).strength) }]} edge="pirate" />
      )
    case 'wealth':
      return <Token marks={effectMarks(at(wealthCards, number).gain)} edge="fleet" />
    case 'wealthSet':
      return (
        <Token
          marks={id.split('-').flatMap((card) => effectMarks(at(wealthCards, Number(card)).gain))}
          edge="fleet"
        />
      )
    case 'goal':
      return <Token marks={goalMarks(at(goals, goalIndex(number)))} edge="fleet" />
    case 'ability':
      return <Large icon={abilityIcons[at(abilities, number).key]} />
    case 'worker':
      return <Large icon={id === 'captain' || id === 'lieutenant' ? id : 'crew'} />
    case 'good':
    case 'area':
    case 'track':
      return <Large icon={iconNamed(id)} />
    case 'office':
      return <Large icon="chair" />
    case 'bridge':
      return <WorkerFigure seat={number} worker={0} size={64} />
    case 'seat':
      return <SeatDot seat={number} size={56} />
    case 'ship':
      return <Large icon="ship" />
    case 'outpostSpace':
      return <Large icon="outpost" />
    case 'crewSpace':
      return <Large icon="crew" />
    default:
      return null
  }
}

function iconNamed(name: string): IconName {
  return name in icons ? (name as IconName) : 'omni' // a key of `icons`
}

function Large({ icon }: { readonly icon: IconName }) {
  return (
    <span className="tg-picture-icon">
      <Icon name={icon} size={60} />
    </span>
  )
}

function Card({ children }: { readonly children: ComponentChildren }) {
  return <span className="tg-card tg-picture-card">{children}</span>
}

function Token({ marks, edge }: { readonly marks: readonly Mark[]; readonly edge: string }) {
  return (
    <span className="tg-picture-token" data-edge={edge}>
      <Marks marks={marks} size={26} />
    </span>
  )
}

function PlanetPicture({ planet }: { readonly planet: number }) {
  const card = planets[planet]
  if (card === undefined && planet !== HUB_PLANET) return null
  return (
    <svg className="tg-map tg-picture-planet" viewBox="-60 -60 120 120" aria-hidden="true">
      <PlanetPaints />
      <Planet planet={planet} />
      {card !== undefined && (
        <>
          <g transform="translate(0 16)">
            <Plaque marks={effectMarks(card.effect)} />
          </g>
          <g className="tg-badge" transform="translate(-40 -40)">
            <circle r="15" />
            <IconMark name={kindIcons[card.kind]} x={0} y={0} size={20} />
          </g>
        </>
      )}
    </svg>
  )
}

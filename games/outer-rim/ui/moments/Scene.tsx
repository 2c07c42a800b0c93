import { plainText, type Thing } from '@kantyna/kernel'
import type { MomentSceneProps } from '@kantyna/ui'
import type { ComponentType } from 'preact'
import { pieceThing } from '../../rules/scenario/things.ts'
import { allWords } from '../all-words.ts'
import { ThingPicture } from '../card/ThingPicture.tsx'
import { rimView } from '../view.ts'
import { AiTurnScene } from './AiTurnScene.tsx'
import { changesOf } from './changes.ts'
import { DiceScene } from './DiceScene.tsx'
import { FightScene } from './FightScene.tsx'
import { nameOfSeat, type SceneProps } from './Persons.tsx'
import { Story } from './Story.tsx'
import { firstEvent } from './titles.ts'
import './scene.css'

const drawings: Readonly<Record<string, ComponentType<SceneProps>>> = {
  fight: FightScene,
  test: DiceScene,
  inspection: DiceScene,
  roll: DiceScene,
  firstPlayer: DiceScene,
  encounter: Story,
  aiTurn: AiTurnScene,
  delivery: CardOf,
  job: CardOf,
  bounty: CardOf,
}

/** A moment: its cause, its dice, and its result. */
export function sceneOf(words: SceneProps['words']): ComponentType<MomentSceneProps> {
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each box, outside of all components
  return function Scene(props: MomentSceneProps) {
    const view = rimView(props.view)
    const drawn: SceneProps = {
      ...props,
      view,
      words,
      wording: (line) => plainText(line, (seat) => nameOfSeat(view, seat, props.lang)),
    }
    const Drawing = drawings[props.moment.kind] ?? Lines
    return (
      <div className="or-scene" data-motion={props.motion} data-brief={props.isBrief || undefined}>
        <Drawing {...drawn} />
      </div>
    )
  }
}

/** The card of the moment. */
function CardOf({ moment: { events }, view, lang, isBrief }: SceneProps) {
  const thing = isBrief ? null : thingOf(events)
  return thing === null ? null : <ThingPicture thing={thing} lang={lang} view={view} />
}

function thingOf(events: SceneProps['moment']['events']): Thing | null {
  const card =
    firstEvent(events, 'delivered')?.card ??
    firstEvent(events, 'jobEnded')?.card ??
    firstEvent(events, 'captiveDelivered')?.card
  return card === undefined ? null : pieceThing(card)
}

/** The log lines of the moment, except those that are shown as changes. */
function Lines({ moment: { kind, events }, lang, words, wording }: SceneProps) {
  const lines = events.flatMap((event) => {
    const line = changesOf([event], lang).length > 0 ? null : words[lang].event(event)
    return line === null ? [] : [wording(line)]
  })
  return (
    <>
      {[...new Set(lines)].map((line) => (
        <p key={line}>{line}</p>
      ))}
      {kind === 'defeat' && <p className="small soft">{allWords(lang).afterDefeat}</p>}
    </>
  )
}

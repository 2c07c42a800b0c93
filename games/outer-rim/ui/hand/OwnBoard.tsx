import { at, type Lang, type Seat } from '@kantyna/kernel'
import type { TableProps, Touching } from '@kantyna/ui'
import { groundCombat, health, hull, hyperdrive, shipCombat } from '../../rules/abilities/values.ts'
import { secretAbility } from '../../rules/encounters/secrets.ts'
import { NONE } from '../../rules/pieces.ts'
import { fameToWin } from '../../rules/reputation/victory.ts'
import { characterThing, pieceThing, seatThing, shipThing } from '../../rules/scenario/things.ts'
import { usableText } from '../../words/cards/ability-words.ts'
import { characterName, nameOf, shipName, tables } from '../../words/things/names.ts'
import { useAddedSheets } from '../added-sheets.tsx'
import { allWords } from '../all-words.ts'
import { CardBack, SecretFace } from '../card/CardFace.tsx'
import { sortIcons } from '../card/facts.ts'
import { HeldCard } from '../card/HeldCard.tsx'
import { Touchable } from '../card/Touchable.tsx'
import { Icon } from '../drawing/Icon.tsx'
import { SilhouetteBox } from '../drawing/Silhouette.tsx'
import { useShapes } from '../drawing/silhouettes.ts'
import { arranged, type FilledSlot } from '../seats/arrange.ts'
import { Damage } from '../seats/Damage.tsx'
import { characterGoal, type GoalState, shipGoal } from '../seats/goals.ts'
import { Reputation } from '../seats/Reputation.tsx'
import { captiveOn, type RimView, rimView, seatBelow } from '../view.ts'
import { number } from '../words.ts'
import './own-board.css'

/** The viewer's own board: character, ship, reputation, and every slot with its card. */
export function OwnBoard({ view: kernelView, lang, touching, panels }: TableProps) {
  const view = rimView(kernelView)
  const seat = seatBelow(view)
  const words = allWords(lang)
  const { plates } = useAddedSheets()
  const props = { view, seat, lang, touching }
  return (
    <section className="or-hand" aria-label={view.seat === null ? words.handOf : words.hand}>
      <div className="or-hand-self">
        <CharacterPlate {...props} />
        <ShipPlate {...props} />
        <StandingPlate {...props} />
        {plates.map((Plate) => (
          <Plate key={Plate.name} {...props} panels={panels} />
        ))}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys */}
      <ul className="or-hand-cards" aria-label={words.slots} tabIndex={0}>
        {at(view.secrets, seat).map((_, index) => (
          // Backs are identified by their place.
          <li key={`secret ${index.toString()}`} className="or-hand-card">
            <SecretCard {...props} index={index} />
          </li>
        ))}
        {cardsFirst(arranged(view, seat)).map((slot, index) => (
          // Slots are identified by their place.
          <li
            key={`slot ${index.toString()}`}
            className="or-hand-card"
            data-free={slot.piece === NONE || undefined}
          >
            <SlotCard {...props} slot={slot} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Cards before free slots, so that the cards are visible at once. */
function cardsFirst(slots: readonly FilledSlot[]): readonly FilledSlot[] {
  return slots.toSorted((one, other) => Number(one.piece === NONE) - Number(other.piece === NONE))
}

interface Props {
  readonly view: RimView
  readonly seat: Seat
  readonly lang: Lang
  readonly touching: Touching
}

export function CharacterPlate({ view, seat, lang, touching }: Props) {
  const shapes = useShapes()
  const words = allWords(lang)
  const character = at(view.characters, seat)
  const [damage, limit] = [at(view.characterDamage, seat), health.of(view, seat)]
  const name = characterName(lang, character)
  return (
    <Touchable thing={characterThing(seat)} label={name} touching={touching} className="or-plate">
      <SilhouetteBox shape={shapes.person(tables().characters[character]?.id ?? '')} size={38} />
      <span className="or-plate-body" aria-hidden="true">
        <b>{name}</b>
        <span className="or-plate-facts">
          <Figure icon="groundCombat" value={groundCombat.of(view, seat)} label={words.stats.groundCombat} />
          <Damage icon="health" damage={damage} limit={limit} label={words.damage(damage, limit)} />
          <GoalMark goal={characterGoal(view, seat, lang)} />
        </span>
      </span>
    </Touchable>
  )
}

export function ShipPlate({ view, seat, lang, touching }: Props) {
  const shapes = useShapes()
  const words = allWords(lang)
  const ship = at(view.ships, seat)
  if (ship === NONE) return <p className="soft small">{words.noShip}</p>
  const [damage, limit] = [at(view.shipDamage, seat), hull.of(view, seat)]
  const name = shipName(lang, ship)
  return (
    <Touchable thing={shipThing(seat)} label={name} touching={touching} className="or-plate">
      <SilhouetteBox shape={shapes.ship(tables().ships[ship]?.id ?? '')} size={38} />
      <span className="or-plate-body" aria-hidden="true">
        <b>{name}</b>
        <span className="or-plate-facts">
          <Figure icon="hyperdrive" value={hyperdrive.of(view, seat)} label={words.stats.hyperdrive} />
          <Figure icon="shipCombat" value={shipCombat.of(view, seat)} label={words.stats.shipCombat} />
          <Damage icon="hull" damage={damage} limit={limit} label={words.damage(damage, limit)} />
          <GoalMark goal={shipGoal(view, seat, lang)} />
        </span>
      </span>
    </Touchable>
  )
}

export function StandingPlate({ view, seat, lang, touching }: Props) {
  const { standingMarks } = useAddedSheets()
  const words = allWords(lang)
  const [fame, wins] = [at(view.fame, seat), fameToWin(view, seat)]
  const credits = at(view.credits, seat)
  return (
    <div className="or-plate or-standing">
      <Touchable
        thing={seatThing(seat)}
        label={`${words.fame(fame, wins)}, ${words.credits(credits)}`}
        touching={touching}
        className="or-purse"
      >
        <span aria-hidden="true">
          <Icon name="fame" size={18} />
          <b className="number">{fame}</b>
          <small>/{wins}</small>
        </span>
        <span aria-hidden="true">
          <Icon name="credits" size={18} />
          <b className="number">{number(lang, credits)}</b>
        </span>
      </Touchable>
      <Reputation view={view} seat={seat} lang={lang} />
      {standingMarks.map((Mark) => (
        <Mark key={Mark.name} view={view} seat={seat} lang={lang} />
      ))}
    </div>
  )
}

function Figure(props: {
  readonly icon: 'groundCombat' | 'shipCombat' | 'hyperdrive'
  value: number
  label: string
}) {
  const { icon, value, label } = props
  return (
    <span className="or-figure" title={`${label}: ${value}`}>
      <Icon name={icon} size={15} />
      <b className="number">{value}</b>
    </span>
  )
}

function GoalMark({ goal }: { readonly goal: GoalState | null }) {
  if (goal === null) return null
  return (
    <span className="or-figure" data-met={goal.isMet || undefined} title={goal.label}>
      <Icon name="goal" size={15} />
      {goal.short !== '' && <b className="number">{goal.short}</b>}
    </span>
  )
}

/** A slot: its card, or the types that it takes. */
export function SlotCard({ view, seat, lang, touching, slot }: Props & { readonly slot: FilledSlot }) {
  const words = allWords(lang)
  if (slot.piece === NONE)
    return (
      <span className="or-slot" data-sort={slot.types[0]} title={words.free}>
        {slot.types.map((type) => (
          <Icon key={type} name={sortIcons[type]} size={22} />
        ))}
      </span>
    )
  const captive = captiveOn(view, seat, slot.piece)
  return (
    <HeldCard
      view={view}
      piece={slot.piece}
      lang={lang}
      touching={touching}
      {...(captive !== NONE && { note: words.captive(nameOf(lang, captive)) })}
    />
  )
}

interface SecretProps extends Props {
  /** The index of the secret. */
  readonly index: number
}

/** The viewer's own secret with its effect; the back of other players' secrets. */
export function SecretCard({ view, seat, lang, touching, index }: SecretProps) {
  const { secret } = allWords(lang)
  const piece = at(at(view.secrets, seat), index)
  const ability = piece < 0 ? null : secretAbility(view, seat, index)
  if (ability === null) return <CardBack name={secret} />
  const text = usableText(ability, lang)
  return (
    <Touchable
      thing={pieceThing(piece)}
      label={`${secret}: ${nameOf(lang, piece)}. ${text}`}
      touching={touching}
      className="or-card"
    >
      <SecretFace name={nameOf(lang, piece)} text={text} />
    </Touchable>
  )
}

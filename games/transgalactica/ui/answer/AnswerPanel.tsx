import { type Option, type PresentedPart, partAsDecision, plainText } from '@kantyna/kernel'
import {
  type Answering,
  type Assembly,
  currentPart,
  type PanelProps,
  PartsSheet,
  type PartWords,
} from '@kantyna/ui'
import type { ComponentChildren } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { type Area, areas, goods, type WorkerKind, workers } from '../../content/names.ts'
import { wayIds } from '../../rules/actions/way-ids.ts'
import { words as wording } from '../../words/game-words.ts'
import { MayFollow } from '../actions/MayFollow.tsx'
import { areaOutcome, wayMarks } from '../actions/outcome.ts'
import { routeMarks } from '../actions/route-marks.ts'
import { type Mix, mixText, total, useMixes } from '../costs/payments.ts'
import { Marks } from '../drawing/EffectIcons.tsx'
import type { Mark } from '../drawing/effect-marks.ts'
import { Icon, type IconName } from '../drawing/Icon.tsx'
import { WorkerFigure } from '../drawing/WorkerFigure.tsx'
import { IncomeTable } from '../seats/IncomeTable.tsx'
import { type GalaxyView, galaxyView, seatBelow } from '../view.ts'
import { seatName } from '../words.ts'
import './answer.css'

const NO_OPTION = { id: '', touches: [] }

export function AnswerPanel(props: PanelProps) {
  const { view: kernelView, lang, seats, answering } = props
  const { assembly } = answering
  if (assembly === null) return null
  const view = galaxyView(kernelView)
  const words: PartWords = {
    begins: (question, option) => wording[lang].option(question, option),
    prompt: (question, part) => wording[lang].prompt(partAsDecision(question, NO_OPTION, part)),
    option: (question, part, option) =>
      wording[lang].option(partAsDecision(question, NO_OPTION, part), option),
    term: ({ name }) => name,
    refusal: (refusal) => wording[lang].refusal(refusal),
  }
  return (
    <div className="tg-answer">
      <Outcome view={view} lang={lang} seats={seats} assembly={assembly} />
      <PartButtons {...props} assembly={assembly} words={words}>
        <PartsSheet
          answering={answering}
          lang={lang}
          seats={seats}
          words={words}
          picture={(option) => <OptionPicture view={view} assembly={assembly} option={option} />}
        />
      </PartButtons>
      {assembly.question.kind === 'income' && <IncomeTable view={view} seat={seatBelow(view)} lang={lang} />}
    </div>
  )
}

interface OutcomeProps extends Pick<PanelProps, 'lang' | 'seats'> {
  readonly view: GalaxyView
  readonly assembly: Assembly
}

/**
 * What the action gains, unless the current part already shows the gain of each way, and the seats that could follow
 * it.
 */
function Outcome({ view, lang, seats, assembly }: OutcomeProps) {
  const { question, option } = assembly
  const area = option.facts?.['area']
  if (!isArea(area)) return null
  const isMain = option.facts?.['form'] !== 'secondary'
  const isShownByParts = currentPart(assembly)?.part.name === 'way'
  const marks = isShownByParts ? [] : areaOutcome(view, seatBelow(view), area, isMain)
  if (marks.length === 0 && question.kind !== 'turn') return null
  return (
    <div className="tg-outcome">
      {marks.length > 0 && <Marks marks={marks} size={18} />}
      {question.kind === 'turn' && <MayFollow view={view} lang={lang} seats={seats} area={area} />}
    </div>
  )
}

function isArea(name: unknown): name is Area {
  return areas.some((area) => area === name)
}

interface PartProps extends PanelProps {
  readonly assembly: Assembly
  readonly words: PartWords
  /** Shown instead if a short list of buttons cannot answer the part. */
  readonly children: ComponentChildren
}

/**
 * Shows the current part as buttons if one tap can answer it: one option, a whole payment, or a whole choice of
 * resources.
 */
function PartButtons({ children, ...props }: PartProps) {
  const { assembly, answering, lang, seats, words, view: kernelView } = props
  const view = galaxyView(kernelView)
  const mixes = useMixes(assembly, answering.preview)
  const take = useMixAnswer(assembly, answering, mixes)
  const current = currentPart(assembly)
  if (current === null) return children
  const { part } = current
  const text = (line: ReturnType<PartWords['prompt']>) => plainText(line, (seat) => seatName(seats, seat))
  const prompt = text(words.prompt(assembly.question, part))
  const name = (option: Option) => text(words.option(assembly.question, part, option))
  if (part.shape === 'one')
    return (
      <Buttons part={part} prompt={prompt}>
        {part.options.map((option) => (
          <button
            key={option.id}
            type="button"
            className="choice"
            data-answer={option.id}
            onClick={() => answering.pickPart({ option: option.id })}
          >
            <OptionPicture view={view} assembly={assembly} option={option} />
            {name(option)}
          </button>
        ))}
      </Buttons>
    )
  if (mixes === null) return children
  return (
    <Buttons part={part} prompt={prompt}>
      {mixes
        .toSorted((one, other) => (one.at(-1) ?? 0) - (other.at(-1) ?? 0))
        .map((mix) => (
          <button
            key={mix.join(' ')}
            type="button"
            className="choice"
            data-answer={mix.join(' ')}
            onClick={() => take(part, mix)}
          >
            <span className="unseen">{mixText(mix, part.options, lang, name)}</span>
            <Marks marks={mixMarks(mix, part, part.name === 'pay')} size={22} />
          </button>
        ))}
    </Buttons>
  )
}

interface ButtonsProps {
  readonly part: PresentedPart
  readonly prompt: string
  readonly children: ComponentChildren
}

function Buttons({ part, prompt, children }: ButtonsProps) {
  return (
    <section className="tg-choices" data-part={part.name}>
      <h3>{prompt}</h3>
      <div className="parts-options">{children}</div>
    </section>
  )
}

/**
 * Gives a whole mix as the answer: picks it option by option and confirms it once it is complete. A mix that the player
 * completed by tapping goods is confirmed too.
 */
function useMixAnswer(
  assembly: Assembly,
  { isWaiting, confirm, pickPart }: Answering,
  mixes: readonly Mix[] | null,
) {
  const [wanted, setWanted] = useState<Mix | null>(null)
  const current = currentPart(assembly)
  const counts = current?.picks.shape === 'amounts' ? current.picks.counts : null
  const before = useRef({ part: current?.part, amount: total(counts ?? []) })
  const [isTouched, setTouched] = useState(false)
  // A part that is opened again has its picks already. Only an additional pick is an answer.
  useEffect(() => {
    const amount = total(counts ?? [])
    setTouched(before.current.part === current?.part && amount > before.current.amount)
    before.current = { part: current?.part, amount }
  }, [current?.part, counts])
  const isSame = (mix: Mix) => counts !== null && mix.every((count, index) => count === counts[index])
  const isMixPicked = wanted === null ? isTouched && mixes?.some(isSame) === true : isSame(wanted)
  useEffect(() => {
    if (!isMixPicked || isWaiting) return
    setWanted(null)
    setTouched(false)
    confirm()
  }, [isMixPicked, isWaiting, confirm])
  return ({ options }: PresentedPart, mix: Mix) => {
    setWanted(mix)
    const counted = options.map((option, index) => ({ option: option.id, count: mix[index] ?? 0 }))
    // Removed goods make room for added ones.
    for (const each of counted) if (each.count === 0) pickPart(each)
    for (const each of counted) if (each.count > 0) pickPart(each)
  }
}

function mixMarks(mix: Mix, { options }: PresentedPart, isCost: boolean): readonly Mark[] {
  const marks = options.flatMap(({ id }, index): Mark[] => {
    const good = goods.find((each) => each === id)
    const count = mix[index] ?? 0
    if (good === undefined || count === 0) return []
    return [{ icon: good, number: String(count), ...(isCost && { isCost: true }) }]
  })
  return marks.length === 0 ? [{ between: '0' }] : marks
}

interface PictureProps {
  readonly view: GalaxyView
  readonly assembly: Assembly
  readonly option: Option
}

/** The picture of an option: the worker that is sent, the payment, the gain of a way. */
function OptionPicture({ view, assembly, option }: PictureProps) {
  const seat = seatBelow(view)
  const current = currentPart(assembly)
  const { facts, id } = option
  switch (current?.part.name) {
    case 'worker':
      return <WorkerFigure seat={seat} worker={workers.indexOf(id as WorkerKind)} size={30} /> // ids of workers
    case 'fee':
      return (
        <Marks
          marks={[{ icon: id === 'alien' ? 'alien' : 'credits', number: '1', isCost: true }]}
          size={20}
        />
      )
    case 'action':
      return isArea(id) ? <Icon name={id} size={22} /> : null
    case 'way': {
      const area = facts?.['area']
      const way = wayIds.find((each) => each === id)
      return way === undefined || !isArea(area) ? null : (
        <Marks marks={wayMarks(view, seat, area, way)} size={18} />
      )
    }
    case 'route':
      return <Marks marks={routeMarks(facts ?? {})} size={20} />
    case 'track':
    case 'trackAgain':
      return <Icon name={id as IconName} size={20} /> // ids of tracks
    case 'slot':
      return <Marks marks={[{ icon: 'trade', number: `≥${String(facts?.['trade'] ?? 0)}` }]} size={18} />
    default:
      return goods.some((good) => good === id) ? <Icon name={id as IconName} size={20} /> : null // ids of goods
  }
}

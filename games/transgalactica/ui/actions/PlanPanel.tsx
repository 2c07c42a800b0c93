import { at, type Facts, type Lang } from '@kantyna/kernel'
import type { PanelProps } from '@kantyna/ui'
import type { ComponentChildren } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { bonusTokens } from '../../content/bonus-tokens.ts'
import { goods } from '../../content/names.ts'
import { outpostSpaces } from '../../content/panel.ts'
import { pirates } from '../../content/pirates.ts'
import { planets } from '../../content/planets.ts'
import { words as wording } from '../../words/game-words.ts'
import { goodTotal } from '../../words/things/names.ts'
import { Marks } from '../drawing/EffectIcons.tsx'
import { costMarks, effectMarks, type Mark } from '../drawing/effect-marks.ts'
import { type GalaxyView, galaxyView, outpostsPlaced } from '../view.ts'
import { uiWords } from '../words.ts'
import { type Changes, firstAnswer, type Plan, planFor, settleAfterMove } from './plan.ts'
import { planWords } from './plan-words.ts'
import { routeMarks } from './route-marks.ts'
import '../answer/answer.css'

/**
 * The plan for a tapped space: the way, its payment and an outpost, each with an obvious default that the player can
 * change.
 */
export function PlanPanel({ view: kernelView, lang, decisions, answering, panels, about }: PanelProps) {
  const view = galaxyView(kernelView)
  const words = planWords[lang]
  const [changes, setChanges] = useState<Changes>({})
  const exploring = decisions.find(({ kind }) => kind === 'explore')
  const space = about === null ? -1 : Number(about.slice('space:'.length))
  const plan = exploring === undefined ? null : planFor(view, exploring, space, changes)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another space gets a new plan
  useEffect(() => setChanges({}), [space])
  const isGone = plan === null
  const { close } = panels
  useEffect(() => {
    if (isGone) close()
  }, [isGone, close])
  if (plan === null || exploring === undefined) return null
  const { move, outpost, refusal } = plan
  const change = (changed: Changes) => setChanges({ ...changes, ...changed })
  const confirmText = move === null ? words.place : outpost?.isPlaced === true ? words.flyAndPlace : words.fly
  return (
    <div className="tg-answer tg-plan">
      {move !== null && move.routes.length > 1 && (
        <Choice name={words.way}>
          {move.routes.map(({ id, facts }, index) => (
            <Chip
              key={id}
              isOn={index === move.route}
              label={id}
              onPress={() => change({ route: index, pay: 0 })}
            >
              {routeMarks(facts as Facts)}
            </Chip>
          ))}
        </Choice>
      )}
      {move !== null && (
        <Payment lang={lang} pays={move.pays} name={words.flight} onChange={(pay) => change({ pay })} />
      )}
      {outpost !== null && move !== null && (
        <Choice name={words.outpost}>
          <Chip
            isOn={outpost.isPlaced}
            label={words.withOutpost}
            onPress={() => change({ noOutpost: false })}
          >
            {[{ icon: 'outpost' }]}
          </Chip>
          <Chip isOn={!outpost.isPlaced} label={words.noOutpost} onPress={() => change({ noOutpost: true })}>
            {words.noOutpost}
          </Chip>
        </Choice>
      )}
      {outpost?.isPlaced === true && (
        <>
          {outpost.slots.length > 1 && (
            <Choice name={words.slot}>
              {outpost.slots.map((slot, index) => {
                const trade = planets[at(view.planets, space)]?.slots[slot] ?? 0
                return (
                  <Chip
                    key={slot}
                    isOn={index === outpost.slot}
                    label={uiWords(lang).slotNeeds(trade)}
                    onPress={() => change({ slot: index })}
                  >
                    {[{ icon: 'trade', number: `≥${trade}` }]}
                  </Chip>
                )
              })}
            </Choice>
          )}
          <Payment
            lang={lang}
            pays={outpost.pays}
            name={words.outpostCost}
            onChange={(outpostPay) => change({ outpostPay })}
          />
          <Choice name={words.brings}>
            <span className="tg-plan-fact">
              <Marks marks={outpostGains(view, exploring.seat, plan)} size={18} />
            </span>
          </Choice>
        </>
      )}
      {refusal !== null && (
        <p className="soft">
          {words.noOutpostHere} {wording[lang].refusal(refusal)}
        </p>
      )}
      <button
        type="button"
        className="button primary"
        data-answer="plan"
        onClick={() => {
          panels.close()
          answering.chooseOn(exploring, firstAnswer(plan), settleAfterMove(plan))
        }}
      >
        {confirmText}
      </button>
    </div>
  )
}

function Choice({ name, children }: { readonly name: string; readonly children: ComponentChildren }) {
  return (
    <section className="tg-plan-row" aria-label={name}>
      <h3>{name}</h3>
      <div className="tg-plan-chips">{children}</div>
    </section>
  )
}

interface ChipProps {
  readonly isOn: boolean
  readonly label: string
  readonly children: readonly Mark[] | string
  onPress(): void
}

function Chip({ isOn, label, children, onPress }: ChipProps) {
  return (
    <button type="button" className="choice" aria-pressed={isOn} title={label} onClick={onPress}>
      {typeof children === 'string' ? (
        children
      ) : (
        <>
          <span className="unseen">{label}</span>
          <Marks marks={children} size={20} />
        </>
      )}
    </button>
  )
}

interface PaymentProps {
  readonly lang: Lang
  readonly name: string
  readonly pays: NonNullable<Plan['move']>['pays']
  onChange(way: number): void
}

/** The payment: shown as a fact if there is only one way to pay. */
function Payment({ lang, name, pays: { ways, way }, onChange }: PaymentProps) {
  const text = (paid: readonly number[]) =>
    goods.flatMap((good, index) => (paid[index] ? [goodTotal(lang, good, paid[index])] : [])).join(', ') ||
    planWords[lang].free
  const [only, ...others] = ways
  if (only !== undefined && others.length === 0)
    return (
      <Choice name={name}>
        <span className="tg-plan-fact">
          <span className="unseen">{text(only)}</span>
          {costMarks(only).length === 0 ? planWords[lang].free : <Marks marks={costMarks(only)} size={20} />}
        </span>
      </Choice>
    )
  return (
    <Choice name={name}>
      {ways.map((paid, index) => (
        <Chip key={paid.join(' ')} isOn={index === way} label={text(paid)} onPress={() => onChange(index)}>
          {costMarks(paid)}
        </Chip>
      ))}
    </Choice>
  )
}

/** What the outpost gives at once: the reward of its space on the panel, pirates, the token, a mining reward. */
function outpostGains(view: GalaxyView, seat: number, { space }: Plan): readonly Mark[] {
  const reward = outpostSpaces[outpostsPlaced(view, seat)]?.reward ?? null
  const pirate = pirates[at(view.pirates, space)]
  const token = bonusTokens[at(view.planetTokens, space)]
  const planet = planets[at(view.planets, space)]
  const all: readonly (readonly Mark[])[] = [
    reward === null ? [] : effectMarks(reward),
    pirate === undefined ? [] : [{ icon: 'pirate' }, { icon: 'points', number: String(pirate.strength) }],
    token === undefined
      ? []
      : [{ icon: token.isAdvanced ? 'advanced' : 'basic' }, ...effectMarks(token.effect)],
    planet?.kind === 'mining' ? effectMarks(planet.effect) : [],
  ]
  const marks = all.filter((each) => each.length > 0)
  if (marks.length === 0) return [{ icon: 'outpost' }]
  return marks.flatMap((each, index) => (index === 0 ? each : [{ between: '+' } as const, ...each]))
}

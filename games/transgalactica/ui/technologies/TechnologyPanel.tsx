import { at, type Lang } from '@kantyna/kernel'
import { type GamePanel, type PanelProps, type SeatInfo, seatsOf, type Touching } from '@kantyna/ui'
import { technologies } from '../../content/technologies.ts'
import { cardAccess } from '../../content/tracks.ts'
import { inOneLine, textOf } from '../../words/things/things.ts'
import { TechnologyFace } from '../card/CardFaces.tsx'
import { Icon, type IconName } from '../drawing/Icon.tsx'
import { Touchable } from '../drawing/Touchable.tsx'
import { SeatDot } from '../drawing/WorkerFigure.tsx'
import { useFreeTouching } from '../free-actions/free-moves.ts'
import { asksFor } from '../panels/asks-for.ts'
import { type GalaxyView, galaxyView, hasBit } from '../view.ts'
import { seatName, uiWords } from '../words.ts'
import '../card/card.css'
import '../panels/panels.css'

/** The nine technology cards of this game, three of each level, with all players' markers on them. */
export const technologyPanel: GamePanel<IconName> = {
  id: 'technologies',
  title: { en: 'Tech', pl: 'Tech' },
  heading: ({ lang }) => uiWords(lang).technologies,
  icon: 'technology',
  when: 'always',
  isWanted: (_, decisions) => asksFor(decisions, 'technology:'),
  answers: (question) => asksFor([question], 'technology:'),
  Panel: TechnologyPanel,
}

function TechnologyPanel(props: PanelProps) {
  const { view: kernelView, lang, seats } = props
  const view = galaxyView(kernelView)
  const words = uiWords(lang)
  const touching = useFreeTouching(props)
  // A card whose use is optional is lit less than those that answer the question.
  const { lit: asked } = props.touching
  const isAsked = view.technologies.some((card) => asked.has(`technology:${card}`))
  return (
    <div className="tg-cards">
      {[1, 2, 3].map((level) => (
        <section
          key={level}
          className="tg-level"
          aria-label={`${words.cardLevel(level)}, ${words.cardsFrom(at(cardAccess, level - 1))}`}
        >
          <span className="tg-level-mark" aria-hidden="true">
            <b>{'I'.repeat(level)}</b>
            <span>
              <Icon name="technology" size={14} />
              {at(cardAccess, level - 1)}
            </span>
          </span>
          {view.technologies
            .filter((card) => technologies[card]?.level === level)
            .map((card) => (
              <TechnologyOnTable
                key={card}
                view={view}
                card={card}
                lang={lang}
                seats={seats}
                touching={touching}
                isOptional={isAsked && !asked.has(`technology:${card}`)}
              />
            ))}
        </section>
      ))}
    </div>
  )
}

interface CardProps {
  readonly view: GalaxyView
  readonly card: number
  readonly lang: Lang
  readonly seats: readonly SeatInfo[]
  readonly touching: Touching
  readonly isOptional: boolean
}

function TechnologyOnTable({ view, card, lang, seats, touching, isOptional }: CardProps) {
  const words = uiWords(lang)
  const marked = seatsOf(view).filter((seat) => hasBit(at(view.marked, seat), card))
  const label = [
    at(technologies, card).name[lang],
    inOneLine(textOf(lang, `technology:${card}`)),
    ...marked.map((seat) => words.markedBy(seatName(seats, seat))),
  ].join('. ')
  return (
    <Touchable
      thing={`technology:${card}`}
      label={label}
      touching={touching}
      className="tg-card"
      data={{ 'data-optional': isOptional || undefined }}
    >
      <TechnologyFace card={card} lang={lang}>
        {marked.map((seat) => (
          <span key={seat} data-flipped={hasBit(at(view.flipped, seat), card) || undefined}>
            <SeatDot seat={seat} size={15} />
          </span>
        ))}
      </TechnologyFace>
    </Touchable>
  )
}

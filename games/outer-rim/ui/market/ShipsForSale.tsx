import { at, type BlockedOption, type Option, type PresentedDecision } from '@kantyna/kernel'
import { nextPartOf, type PanelProps } from '@kantyna/ui'
import { poolThing } from '../../rules/scenario/things.ts'
import { factNumber } from '../../words/questions/facts.ts'
import { tables } from '../../words/things/names.ts'
import { shipFacts } from '../card/ship-facts.ts'
import { Touchable } from '../card/Touchable.tsx'
import { Icon } from '../drawing/Icon.tsx'
import { SilhouetteBox } from '../drawing/Silhouette.tsx'
import { useShapes } from '../drawing/silhouettes.ts'
import { optionText } from '../panels/texts.ts'
import { useTableWords } from '../table-words.ts'

interface Props extends PanelProps {
  readonly asked: PresentedDecision
}

/** Used ships on offer, each with its figures and its price. */
export function ShipsForSale(props: Props) {
  const { lang, seats, asked, answering } = props
  const gameWords = useTableWords(lang)
  const pass = asked.options.find(({ touches }) => touches.length === 0)
  return (
    <ul className="or-choices or-ships">
      {asked.options
        .filter((option) => option !== pass)
        .map((option) => (
          <li key={option.id}>
            <ShipForSale {...props} option={option} />
          </li>
        ))}
      {asked.blocked.map((option) => (
        <li key={option.id}>
          <ShipForSale {...props} option={option} refusal={option.refusal} />
        </li>
      ))}
      {pass !== undefined && (
        <li>
          <button type="button" className="button" onClick={() => answering.choose(asked, pass.id)}>
            {optionText(gameWords, seats, asked, pass)}
          </button>
        </li>
      )}
    </ul>
  )
}

interface ShipProps extends Props {
  readonly option: Option
  readonly refusal?: BlockedOption['refusal']
}

function ShipForSale({ lang, seats, asked, option, refusal, touching, answering }: ShipProps) {
  const shapes = useShapes()
  const ship = factNumber(option.facts ?? {}, 'ship')
  const thing = poolThing(ship)
  const gameWords = useTableWords(lang)
  const text = optionText(gameWords, seats, asked, option)
  const why = refusal === undefined ? null : gameWords.refusal(refusal)
  // Cards that were picked before become part of the purchase. Otherwise a purchase in parts begins here.
  const isBegunHere = nextPartOf(option) !== null && refusal === undefined && touching.picked.size === 0
  return (
    <>
      <Touchable
        thing={thing}
        label={why === null ? text : `${text}, ${why}`}
        touching={touching}
        className="or-ship-for-sale"
        onTap={() => (isBegunHere ? answering.choose(asked, option.id) : touching.onTouch(thing))}
      >
        <SilhouetteBox shape={shapes.ship(option.id)} size={44} />
        <b aria-hidden="true">{text}</b>
        <span className="or-plate-facts" aria-hidden="true">
          {shipFacts(at(tables().ships, ship), lang).map(({ icon, short, label: fact }) => (
            <span key={icon} className="or-figure" title={fact}>
              <Icon name={icon} size={15} />
              {short}
            </span>
          ))}
        </span>
      </Touchable>
      {why !== null && <small className="or-why">{why}</small>}
    </>
  )
}

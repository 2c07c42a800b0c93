import { at } from '@kantyna/kernel'
import { abilities } from '../../content/abilities.ts'
import { abilityIds } from '../../content/types.ts'
import { NONE } from '../../rules/pieces.ts'
import { Icon } from '../drawing/Icon.tsx'
import { Touchable } from '../drawing/Touchable.tsx'
import { WorkerFigure } from '../drawing/WorkerFigure.tsx'
import { uiWords } from '../words.ts'
import { Plate, type PlateProps } from './Plate.tsx'

/** The ability tile, with its own space if it has one. */
export function AbilityPlate({ view, seat, lang, touching }: PlateProps) {
  const words = uiWords(lang)
  const ability = at(view.abilities, seat)
  const card = abilities[ability]
  const hasBridge = card?.key === abilityIds[5]
  const bridge = at(view.bridge, seat)
  return (
    <Plate name={words.ability} icon="ability">
      {card === undefined ? (
        <small className="soft">{words.noAbility}</small>
      ) : (
        <Touchable
          thing={`ability:${ability}`}
          label={card.name[lang]}
          description={card.text[lang]}
          touching={touching}
          className="tg-chip tg-card tg-plate-touch"
        >
          <b aria-hidden="true">{card.name[lang]}</b>
        </Touchable>
      )}
      {hasBridge && (
        <Touchable
          thing={`bridge:${seat}`}
          label={words.bridge}
          touching={touching}
          className="tg-cell tg-plate-touch tg-bridge"
        >
          {bridge === NONE ? (
            <Icon name="omni" size={24} />
          ) : (
            <WorkerFigure seat={seat} worker={bridge} size={28} />
          )}
        </Touchable>
      )}
    </Plate>
  )
}

import { at } from '@kantyna/kernel'
import { bonusTokens } from '../../content/bonus-tokens.ts'
import { shortEffect } from '../../words/cards/short-text.ts'
import { Marks } from '../drawing/EffectIcons.tsx'
import { effectMarks } from '../drawing/effect-marks.ts'
import { Touchable } from '../drawing/Touchable.tsx'
import { uiWords } from '../words.ts'
import { Plate, type PlateProps } from './Plate.tsx'

/** Bonus tokens, with those that can still be used first. */
export function TokenPlate({ view, seat, lang, touching }: PlateProps) {
  const words = uiWords(lang)
  const [tokens, used, reserve] = [at(view.tokens, seat), at(view.usedTokens, seat), at(view.reserve, seat)]
  return (
    <Plate name={words.tokens} icon="basic">
      {tokens.length + used.length + reserve.length === 0 && <small className="soft">{words.noTokens}</small>}
      {tokens.map((token) => (
        <TokenChip key={token} token={token} lang={lang} touching={touching} />
      ))}
      {reserve.map((token) => (
        <TokenChip key={token} token={token} lang={lang} touching={touching} note={words.reserve} isReserve />
      ))}
      {used.map((token) => (
        <TokenChip key={token} token={token} lang={lang} touching={touching} note={words.used} isUsed />
      ))}
    </Plate>
  )
}

interface ChipProps extends Pick<PlateProps, 'lang' | 'touching'> {
  readonly token: number
  readonly note?: string
  readonly isUsed?: boolean
  readonly isReserve?: boolean
}

function TokenChip({ token, lang, touching, note, isUsed, isReserve }: ChipProps) {
  const card = at(bonusTokens, token)
  const label = [
    uiWords(lang).tokenHere,
    shortEffect(card.effect, lang),
    ...(note === undefined ? [] : [note]),
  ].join(', ')
  return (
    <Touchable
      thing={`token:${token}`}
      label={label}
      touching={touching}
      className="tg-token"
      data={{
        'data-advanced': card.isAdvanced || undefined,
        'data-used': isUsed || undefined,
        'data-reserve': isReserve || undefined,
      }}
    >
      <Marks marks={effectMarks(card.effect)} size={17} />
    </Touchable>
  )
}

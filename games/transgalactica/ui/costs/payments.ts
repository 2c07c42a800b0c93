import type { Lang, Option } from '@kantyna/kernel'
import { type Answering, type Assembly, answerPicks, currentPart, type PresentedPart } from '@kantyna/ui'
import { useEffect, useMemo, useState } from 'preact/hooks'
import { goods } from '../../content/names.ts'
import { goodTotal } from '../../words/things/names.ts'

/** Mixes of goods as single answers: every mix that a part accepts, unless there are too many to choose from. */
export type Mix = readonly number[]

/** Above this number of mixes the player uses steppers instead. */
const MOST = 12

/** All mixes within the limits of a part; null if there are too many. Pure. */
export function mixesOf({
  options,
  limits = [],
  min,
  max,
}: Pick<PresentedPart, 'options' | 'limits' | 'min' | 'max'>): readonly Mix[] | null {
  let found: number[][] = [[]]
  for (let index = 0; index < options.length; index++) {
    const most = Math.min(limits[index] ?? max, max)
    found = found.flatMap((mix) =>
      Array.from({ length: most + 1 }, (_, count) => [...mix, count]).filter((each) => total(each) <= max),
    )
    if (found.length > MOST * MOST) return null
  }
  const whole = found.filter((mix) => total(mix) >= min)
  return whole.length > MOST * 2 ? null : whole
}

export function total(mix: Mix): number {
  return mix.reduce((sum, count) => sum + count, 0)
}

/** The payment or gain for screen readers. */
export function mixText(
  mix: Mix,
  options: readonly Option[],
  lang: Lang,
  name: (option: Option) => string,
): string {
  const named = options.flatMap((option, index) => {
    const count = mix[index] ?? 0
    if (count === 0) return []
    const good = goods.find((each) => each === option.id)
    return [good === undefined ? `${count} × ${name(option)}` : goodTotal(lang, good, count)]
  })
  return named.length === 0 ? '0' : named.join(', ')
}

/** A mix as it is written in an answer. */
function written({ name, options }: PresentedPart, mix: Mix): readonly string[] {
  const ids = options.flatMap(({ id }, index) =>
    (mix[index] ?? 0) > 0 ? [`${name}=${id}:${mix[index] ?? 0}`] : [],
  )
  return ids.length === 0 ? [`${name}=`] : ids
}

/** The mixes that the rules accept for the current part; null until they are known, or if there are too many. */
export function useMixes(assembly: Assembly, preview: Answering['preview']): readonly Mix[] | null {
  const { question } = assembly
  const current = currentPart(assembly)
  const part = current?.part.shape === 'amounts' ? current.part : null
  const before = useMemo(() => answerPicks({ ...assembly, parts: assembly.parts.slice(0, -1) }), [assembly])
  const [accepted, setAccepted] = useState<{
    readonly part: PresentedPart
    readonly mixes: readonly Mix[]
  } | null>(null)
  const isKnown = accepted !== null && accepted.part === part
  useEffect(() => {
    const all = part === null || isKnown ? null : mixesOf(part)
    if (part === null || all === null) return
    let isWanted = true
    const onlyIfAccepted = async (mix: Mix) => {
      const answer = await preview(question, [...before, ...written(part, mix)])
      return answer?.isEnough === true ? [mix] : []
    }
    Promise.all(all.map(onlyIfAccepted))
      .then((mixes) => {
        if (isWanted) setAccepted({ part, mixes: mixes.flat() })
      })
      .catch(console.error)
    return () => {
      isWanted = false
    }
  }, [part, isKnown, question, before, preview])
  if (!isKnown || accepted.mixes.length === 0 || accepted.mixes.length > MOST) return null
  return accepted.mixes
}

import { nameParts } from './long-words.ts'

export function CardName({ name }: { readonly name: string }) {
  return (
    <b className="tg-face-name">
      {nameParts(name).map(({ text, long }) =>
        long === 'no' ? (
          text
        ) : (
          <span key={text} className="tg-long-word" data-very={long === 'very' || undefined}>
            {text}
          </span>
        ),
      )}
    </b>
  )
}

import type { RulebookSection } from '@kantyna/kernel'

export const abilitySections: readonly RulebookSection[] = [
  {
    id: 'abilities',
    title: { en: 'Reading abilities', pl: 'Jak czytać zdolności' },
    paragraphs: [
      {
        rules: ['OR-GOLD-01', 'OR-GOLD-02', 'OR-GOLD-03'],
        en: 'Cards beat rules: where an ability contradicts this book, the ability wins. Where both can be obeyed, both are. And the rules reference, which this book retells, beats the introductory rulebook.',
        pl: 'Karta ma pierwszeństwo przed zasadami: gdy zdolność przeczy tej instrukcji, wygrywa zdolność. Jeśli da się zastosować i jedno, i drugie, stosuje się oba. Kompendium zasad, które ta instrukcja streszcza, ma z kolei pierwszeństwo przed instrukcją wprowadzającą.',
      },
      {
        rules: ['OR-ABIL-07'],
        en: 'An ability works when its text says so and does what its text says, no more.',
        pl: 'Zdolność działa wtedy, gdy mówi o tym jej tekst, i robi to, co w nim napisano. Nic ponadto.',
      },
      {
        rules: ['OR-ABIL-01', 'OR-ABIL-02'],
        en: '“Cannot” is final; nothing overrides it. “You may” leaves it to you.',
        pl: '„Nie można” jest ostateczne i nic tego nie zmieni. „Możesz” pozostawia wybór tobie.',
      },
      {
        rules: ['OR-ABIL-03', 'OR-ABIL-04', 'OR-ABIL-05'],
        en: 'Little words matter. “Then”: first one thing, afterwards the other. “To”: no full payment, no effect; you cannot lose reputation to gain fame if there is none left to lose. “And”: do as much of both as you can.',
        pl: 'Małe słowa mają znaczenie. „A następnie”: najpierw jedno, potem drugie. „Aby”: bez pełnej zapłaty nie ma efektu; nie stracisz reputacji, aby zyskać sławę, jeśli nie masz już czego tracić. „I”, „oraz” albo samo „a”: zrób z obu rzeczy tyle, ile się da.',
      },
      {
        rules: ['OR-DMG-01'],
        en: 'Damage goes to your character unless the text names your ship.',
        pl: 'Obrażenia otrzymuje postać, chyba że tekst wskazuje statek.',
      },
      {
        rules: ['OR-ABIL-06'],
        en: '“Once per turn” means the turn of any player: used on your own turn, it is ready again on somebody else’s.',
        pl: '„Raz na turę” dotyczy tury dowolnego gracza: po użyciu w swojej turze zdolność jest znów gotowa w cudzej.',
      },
    ],
  },
  {
    id: 'timing',
    title: { en: 'When several things happen at once', pl: 'Gdy kilka rzeczy dzieje się naraz' },
    paragraphs: [
      {
        rules: ['OR-TIME-01', 'OR-TIME-02', 'OR-TIME-03'],
        en: '“When” works during an event, “after” right after it. So everything with “when” comes first.',
        pl: 'Zdolność ze słowem „gdy” i czasownikiem niedokonanym („gdy dostarczasz”) działa w trakcie wydarzenia, a z czasownikiem dokonanym („gdy dostarczysz”) lub ze słowem „po” tuż po nim. Te w trakcie są więc pierwsze.',
      },
      {
        rules: ['OR-TIME-04', 'OR-TIE-01'],
        en: 'If several abilities apply at the same moment, the active player decides their order. The active player also settles every tie that the rules leave open.',
        pl: 'Jeśli w tej samej chwili działa kilka zdolności, o kolejności decyduje aktywny gracz. On też rozstrzyga wszystkie remisy, o których zasady milczą.',
      },
      {
        rules: ['OR-TIME-05', 'OR-TIME-06'],
        en: 'Each time its moment comes, an ability can be used once. It never interrupts another ability: it comes before or after.',
        pl: 'Za każdym razem, gdy nadejdzie jej chwila, zdolności można użyć raz. Nigdy nie przerywa innej zdolności: działa przed nią albo po niej.',
      },
    ],
  },
]

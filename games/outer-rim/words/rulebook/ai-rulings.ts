import type { RulebookParagraph } from '@kantyna/kernel'

/** The AI player. */
export const aiRulings: readonly RulebookParagraph[] = [
  {
    rules: ['OR-GAP-44', 'OR-GAP-49', 'OR-R-20'],
    en: 'The AI player gets a goal token for every cargo and job it gains. The token goes when that card is delivered, completed or lost.',
    pl: 'Gracz SI dostaje żeton celu za każdy pozyskany ładunek i każdą misję. Żeton znika, gdy karta zostanie dostarczona, ukończona lub utracona.',
  },
  {
    rules: ['OR-GAP-45', 'OR-GAP-46', 'OR-GAP-47', 'OR-GAP-48'],
    en: 'Without goal tokens it stays. Of equally near goals it takes one at random, and so it does where two paths are equally good in every respect. A nearby goal ends its move early.',
    pl: 'Bez żetonów celu zostaje na miejscu. Spośród równie bliskich celów wybiera losowo, podobnie jak z dwóch dróg równie dobrych pod każdym względem. Bliski cel kończy ruch wcześniej.',
  },
  {
    rules: ['OR-GAP-69', 'OR-GAP-70'],
    en: 'It stops short of the Maelstrom as it does of a navpoint. A move that a patrol has ended is not shortened.',
    pl: 'Przed Wirem zatrzymuje się tak samo jak przed punktem nawigacyjnym. Ruchu, który przerwał patrol, już się nie skraca.',
  },
  {
    rules: ['OR-GAP-42', 'OR-GAP-50', 'OR-GAP-68', 'OR-GAP-71'],
    en: 'When it buys a ship, the old one counts as money, and cards without a slot are discarded at random. A used ship is bought if one on offer is affordable and dearer than its own. A printed limit forbids a purchase but discards nothing.',
    pl: 'Gdy kupuje statek, stary liczy się jak gotówka, a karty bez gniazd odrzuca losowo. Używany statek kupuje, jeśli któryś z oferowanych jest droższy od jego własnego i na ten go stać. Limit z karty zabrania zakupu, ale niczego nie odrzuca.',
  },
  {
    rules: ['OR-R-26'],
    en: 'Slots that an ability adds, as the Smuggling Compartment does, are not there for it: they raise no value. The fame of its cards counts.',
    pl: 'Gniazd, które dodaje zdolność (np. Skrytka przemytnicza), gracz SI nie używa: nie zwiększają żadnej wartości. Sława z jego kart się liczy.',
  },
  {
    rules: ['OR-GAP-51', 'OR-GAP-52'],
    en: 'Defeated at the start of its turn, it recovers, and that is its whole planning. It fights a patrol when its card says so or when a patrol forces the encounter.',
    pl: 'Pokonany na początku swojej tury usuwa obrażenia i na tym kończy się jego planowanie. Z patrolem walczy, gdy mówi tak karta SI albo gdy patrol zmusza go do spotkania.',
  },
  {
    rules: ['OR-GAP-53', 'OR-GAP-60'],
    en: 'If a card of yours offers it a choice, it abstains. It neither trades nor exchanges credits.',
    pl: 'Jeśli twoja karta daje mu wybór, rezygnuje. Nie wymienia się z nikim kartami ani kredytami.',
  },
  {
    rules: ['OR-GAP-59'],
    en: 'In the extended game the AI player needs 12 fame, too.',
    pl: 'W wariancie rozszerzonym gracz SI także potrzebuje 12 punktów sławy.',
  },
  {
    rules: ['OR-GAP-72'],
    en: 'The token of a contact that it hires leaves the planet, just as if you had hired it.',
    pl: 'Żeton zatrudnionego przez niego kontaktu opuszcza planetę, tak jak wtedy, gdy zatrudniasz go ty.',
  },
  {
    rules: ['OR-R-21', 'OR-R-22'],
    en: 'What an AI card says of illegal cargo follows once, after all deliveries. An AI card that has the deck shuffled is shuffled in at the end of that turn.',
    pl: 'To, co karta SI mówi o nielegalnym ładunku, następuje raz, po wszystkich dostawach. Karta SI, która każe potasować talię, jest do niej wtasowywana na koniec tej tury.',
  },
]

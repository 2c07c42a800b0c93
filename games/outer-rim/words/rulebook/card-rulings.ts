import type { RulebookParagraph } from '@kantyna/kernel'

/** Abilities and single cards. */
export const cardRulings: readonly RulebookParagraph[] = [
  {
    rules: ['OR-R-05', 'OR-R-10'],
    en: 'While abilities are being asked for, each can be used once for each occasion. If several of yours wait at the same time, you put them in order yourself.',
    pl: 'Gdy przychodzi pora na zdolności, każdej można użyć raz na każdą okazję. Jeśli kilka twoich czeka naraz, ich kolejność ustalasz ty.',
  },
  {
    rules: ['OR-R-12'],
    en: 'You may decline any resource that you gain, even if you have an empty slot.',
    pl: 'Z pozyskiwanego zasobu zawsze możesz zrezygnować, nawet jeśli masz wolne gniazdo.',
  },
  {
    rules: ['OR-R-13'],
    en: 'Wherever your fame comes from, its sources always add up to the marker: what you lose is taken from a source as well.',
    pl: 'Źródła sławy zawsze sumują się do wskazania znacznika: gdy tracisz sławę, ubywa jej też z któregoś źródła.',
  },
  {
    rules: ['OR-R-14'],
    en: 'A printed limit, such as 1 ARMOR per character, holds for every way of getting the card. Whoever has too many discards down to it.',
    pl: 'Limit z karty, na przykład 1 PANCERZ na postać, obowiązuje niezależnie od sposobu pozyskania karty. Kto ma ich za dużo, odrzuca nadmiar.',
  },
  {
    rules: ['OR-GAP-62'],
    en: 'A ship that returns to the pool loses its goal tokens and is turned back to its front.',
    pl: 'Statek, który wraca do puli, traci żetony celu i wraca na swoją pierwszą stronę.',
  },
  {
    rules: ['OR-R-03'],
    en: '“Used Ship for Sale” costs 0. It offers three random ships of the pool, each 2,000 credits below its cost, with your old ship traded in as usual.',
    pl: '„Używany statek na sprzedaż” kosztuje 0. Oferuje trzy losowe statki z puli, każdy o 2000 kredytów taniej; za stary statek masz, jak zwykle, zniżkę barterową.',
  },
  {
    rules: ['OR-R-11'],
    en: 'Ketsu Onyo can also encounter patrols and contacts up to three spaces away, unless a patrol in her own space forces its encounter. She stays where she is.',
    pl: 'Ketsu Onyo może też spotykać patrole i kontakty oddalone o najwyżej trzy pola, chyba że patrol na jej polu zmusza do spotkania. Sama zostaje na miejscu.',
  },
  {
    rules: ['OR-R-15'],
    en: 'With the IQA-11 Blaster Rifle your character never suffers more than 2 damage from one source.',
    pl: 'Z Karabinem blasterowym IQA-11 twoja postać nigdy nie otrzymuje więcej niż 2 obrażeń z jednego źródła.',
  },
  {
    rules: ['OR-R-16'],
    en: 'Sources disagree about two ship goals. Here the HWK-290 asks for a mod and 7,000 credits, and the YV-666 for 7,000 credits when damage is removed from it.',
    pl: 'Źródła różnią się co do celów dwóch statków. Tutaj HWK-290 wymaga modyfikacji i 7000 kredytów, a YV-666 wymaga 7000 kredytów, gdy usuwasz z niego obrażenia.',
  },
  {
    rules: ['OR-R-17'],
    en: 'The GX1 Short Hauler has room for one more crew member until its goal is met, for otherwise it could never be met.',
    pl: 'Lekki transportowiec GX1 ma miejsce na jednego członka załogi więcej, dopóki jego cel nie zostanie zrealizowany; inaczej nigdy by się to nie udało.',
  },
  {
    rules: ['OR-R-18'],
    en: 'The ability on the other side of Lando Calrissian’s card works only where his reputation can still rise.',
    pl: 'Zdolność z odwrotnej strony karty Landa Calrissiana działa tylko tam, gdzie jego reputacja może jeszcze wzrosnąć.',
  },
]

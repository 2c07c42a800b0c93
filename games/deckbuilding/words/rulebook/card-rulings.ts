import type { RulebookParagraph } from '@kantyna/kernel'

/** Our rulings on buying, choosing and single cards, where the printed rules leave something open. */
export const cardRulings: readonly RulebookParagraph[] = [
  {
    rules: ['G-25', 'DB-BUY-12'],
    en: 'A card that Grand Moff Tarkin takes from the row is not bought, and buying off is not buying either. Neither triggers “when you buy”.',
    pl: 'Karta, którą z rzędu bierze Wielki Moff Tarkin, nie jest kupiona. Spłacenie karty też nie jest zakupem. Zdolności z „gdy kupisz” wtedy nie działają.',
  },
  {
    rules: ['G-26', 'DB-BUY-11'],
    en: 'An Outer Rim Pilot is a neutral card, so Jedha may send it to your hand.',
    pl: 'Pilot z Zewnętrznych Rubieży jest kartą neutralną, więc dzięki bazie Jedha może trafić na twoją rękę.',
  },
  {
    rules: ['G-27', 'DB-FAQ-02', 'DB-LOOK-01', 'DB-ADV-10'],
    en: 'Hands, the order of the decks, face-down bases in the secret bases mode and cards somebody looked at are secret. Everything else is open: the number of cards in hands and decks, discard piles, exiled cards.',
    pl: 'Tajne są: karty na ręce, kolejność kart w taliach, zakryte bazy w trybie tajnych baz i karty, które ktoś podejrzał. Cała reszta jest jawna: liczba kart na ręce i w talii, stosy kart odrzuconych, karty anihilowane.',
  },
  {
    rules: ['G-28', 'DB-TURN-09'],
    en: 'When a card makes you choose during your opponent’s turn, the game waits for your choice.',
    pl: 'Gdy karta każe ci coś wybrać w turze przeciwnika, gra czeka na twoją decyzję.',
  },
  {
    rules: ['G-30', 'DB-OPT-02'],
    en: 'You can play to 5 even with five bases each: whoever loses the fifth has lost the game, so nobody ever lacks a base to choose.',
    pl: 'Do 5 zniszczonych baz można grać także wtedy, gdy każda strona ma ich pięć: kto traci piątą, przegrywa, więc nigdy nie brakuje bazy do wyboru.',
  },
  {
    rules: ['G-31', 'DB-CARD-11'],
    en: 'There is no limit on unique cards. You may have and play as many as you get.',
    pl: 'Karty unikatowe nie mają żadnego limitu. Możesz mieć i zagrać tyle, ile zdobędziesz.',
  },
  {
    rules: ['G-32', 'DB-CHOOSE-01'],
    en: 'An option may be chosen if it would do anything at all. You may choose “repair 3 damage” with 1 damage on your base, but not with none.',
    pl: 'Opcję można wybrać, jeśli cokolwiek zrobi. „Napraw 3 obrażenia” wolno wybrać przy 1 obrażeniu na bazie, ale nie wtedy, gdy baza nie ma obrażeń.',
  },
  {
    rules: ['G-33', 'DB-ABIL-05'],
    en: 'Some abilities ask you to do one thing in order to get another, like the C-ROC Cruiser: discard a card to repair 3 damage. If you cannot do the first, you do not get the second. You may do the first even if the second does nothing.',
    pl: 'Niektóre zdolności każą zrobić jedno, aby dostać drugie, jak Krążownik C-ROC: odrzuć kartę, aby naprawić 3 obrażenia. Kto nie może zrobić pierwszego, nie dostaje drugiego. Pierwsze możesz zrobić nawet wtedy, gdy drugie nic nie da.',
  },
  {
    rules: ['G-34', 'DB-WHILE-01'],
    en: '“While” abilities work by themselves, without asking. Abilities that send a bought card elsewhere (Sullust, Jedha, Fang Fighter) do ask: you may let the card go where it would have gone anyway.',
    pl: 'Zdolności z „dopóki” działają same, bez pytania. Pytają zdolności, które wysyłają kupioną kartę gdzie indziej (Sullust, Jedha, Myśliwiec Fang): możesz pozwolić, by trafiła tam, gdzie trafiłaby bez nich.',
  },
  {
    rules: ['G-36', 'DB-BUY-09', 'DB-GROW-01'],
    en: 'When you buy a card, it is first decided where it goes. Everything else follows once the card is there and the row has been refilled, so a Quarren Mercenary may exile itself from your discard pile.',
    pl: 'Przy zakupie najpierw rozstrzyga się, dokąd karta trafi. Reszta dzieje się, gdy już tam leży, a rząd jest uzupełniony. Quarreński najemnik może więc anihilować sam siebie z twojego stosu kart odrzuconych.',
  },
  {
    rules: ['G-37', 'DB-CHOOSE-03'],
    en: 'A unit gains attack even if it has already attacked this turn. So the opponent of such a B-Wing may choose that option instead of discarding.',
    pl: 'Jednostka zyskuje atak także wtedy, gdy w tej turze jest już po ataku. Przy takim B-wingu przeciwnik może więc wybrać tę opcję zamiast odrzucenia karty.',
  },
  {
    rules: ['G-38', 'DB-ABIL-02'],
    en: '“The first …” on Jedha, Sullust, Kafrene and Bespin means the first such card of your turn, whether you use the ability or not. With the second it is too late.',
    pl: '„Pierwsza… w swojej turze” na bazach Jedha, Sullust, Kafrene i Bespin oznacza pierwsze takie zdarzenie, obojętnie, czy z niego skorzystasz. Przy drugim jest już za późno.',
  },
  {
    rules: ['G-39', 'DB-BUY-09'],
    en: 'If several effects would send a bought card to different places, the buyer chooses one of them.',
    pl: 'Jeśli kilka efektów chce wysłać kupioną kartę w różne miejsca, o miejscu decyduje gracz, który kupuje.',
  },
  {
    rules: ['G-40', 'DB-ABIL-14'],
    en: 'You do not have to use the ability of a Twi’lek Smuggler. Once you do, it applies to the next card you buy this turn: that card goes on top of your deck.',
    pl: 'Zdolności karty Twi’lekański przemytnik nie musisz używać. Gdy już jej użyjesz, dotyczy ona twojego następnego zakupu w tej turze: ta karta trafia na wierzch twojej talii.',
  },
  {
    rules: ['G-41', 'DB-BUY-12'],
    en: 'Buying for free is still buying: it triggers “when you buy” and can be your first purchase of the turn.',
    pl: 'Darmowy zakup to też zakup: uruchamia „gdy kupisz” i może być pierwszym zakupem w turze.',
  },
  {
    rules: ['G-42', 'DB-BUY-01'],
    en: 'Corellia and Mon Cala give you a card from the row. They cannot give you a Pilot: Pilots have a stack of their own.',
    pl: 'Korelia i Kalamar dają kartę z rzędu galaktyki. Pilota dać nie mogą, bo leży na osobnym stosie.',
  },
  {
    rules: ['G-43', 'DB-ABIL-05'],
    en: 'Tatooine gives its resource only together with the swap. Without a card to swap there is no resource.',
    pl: 'Tatooine daje zasób tylko razem z zamianą kart. Jeśli nie ma czego zamienić, zasobu też nie ma.',
  },
  {
    rules: ['G-44', 'DB-ABIL-12'],
    en: 'An ability that would do nothing at all right now cannot be used, so you cannot waste it by accident.',
    pl: 'Zdolność, która w tej chwili nic by nie zrobiła, nie jest dostępna, więc przez przypadek jej nie zmarnujesz.',
  },
  {
    rules: ['G-45', 'DB-CHOOSE-01'],
    en: 'If there is only one card to choose from, or only one of several effects can be carried out, the game chooses it for you.',
    pl: 'Jeśli do wyboru jest tylko jedna karta albo tylko jeden z kilku efektów da się wykonać, gra wybiera sama.',
  },
  {
    rules: ['G-46', 'DB-WIN-06'],
    en: 'A duel lasts 1,000 turns at most. If nobody has won by then, whoever has destroyed more bases wins; if that is a tie, whoever has dealt more damage to the opponent’s current base; and if that is a tie too, the player who did not go first.',
    pl: 'Pojedynek trwa najwyżej 1000 tur. Jeśli do tego czasu nikt nie wygra, zwycięża gracz, który zniszczył więcej baz, przy remisie ten, który zadał więcej obrażeń obecnej bazie przeciwnika, a jeśli i tu jest remis, gracz, który nie zaczynał.',
  },
]

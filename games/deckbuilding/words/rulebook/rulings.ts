import type { RulebookParagraph, RulebookSection } from '@kantyna/kernel'

/** Our rulings on buying, choosing and single cards, where the printed rules leave something open. */
const cardRulings: readonly RulebookParagraph[] = [
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

/** Our rulings on the table, the order of things and fighting, where the printed rules leave something open. */
const fightRulings: readonly RulebookParagraph[] = [
  {
    rules: ['G-05', 'DB-SETUP-20'],
    en: 'The Force marker starts on the outermost Rebel space, not on the light space next to the middle. That makes up for the Empire’s first turn.',
    pl: 'Znacznik Mocy zaczyna na skrajnym polu Rebelii, a nie na jasnym polu przy środku. To rekompensata za to, że grę zaczyna Imperium.',
  },
  {
    rules: ['G-06', 'DB-FORCE-06'],
    en: 'At your end of the track you cannot gain any more Force. An option that would give you Force then counts as one that cannot be done.',
    pl: 'Na swoim końcu toru nie zyskujesz już Mocy. Opcja, która miałaby ci ją wtedy dać, liczy się jako niemożliwa do wykonania.',
  },
  {
    rules: ['G-07', 'DB-COMP-11', 'DB-COMP-12'],
    en: 'Resources and damage never run out. The counters in the box are just for keeping count.',
    pl: 'Zasoby i obrażenia nigdy się nie kończą. Znaczniki z pudełka tylko pomagają liczyć.',
  },
  {
    rules: ['G-08', 'DB-START-01', 'DB-WHEN-02'],
    en: '“When you start your turn” works right after the base step, before the Force bonus, even for a base you have just chosen. “When you reveal this base” comes even earlier.',
    pl: '„Gdy zaczynasz swoją turę” działa zaraz po kroku bazy, przed premią za Moc, także dla bazy wybranej przed chwilą. Jeszcze wcześniej jest „gdy odkryjesz tę bazę”.',
  },
  {
    rules: ['G-09', 'DB-BUY-02'],
    en: 'Exiled Pilots are gone for good. Once their stack is empty, there is nothing more to buy from it.',
    pl: 'Anihilowani Piloci nie wracają. Gdy ich stos jest pusty, nie ma już czego z niego kupić.',
  },
  {
    rules: ['G-10', 'DB-DECK-05'],
    en: 'If your deck and discard pile together hold too few cards, you draw what there is.',
    pl: 'Jeśli w talii i na stosie kart odrzuconych razem jest za mało kart, dobierasz tyle, ile jest.',
  },
  {
    rules: ['G-11', 'DB-GROW-01'],
    en: 'If the galaxy deck and the galaxy discard pile are both empty, a space in the row stays empty until there is a card for it.',
    pl: 'Jeśli puste są i talia galaktyki, i stos odrzuconych kart galaktyki, miejsce w rzędzie czeka puste, aż znajdzie się dla niego karta.',
  },
  {
    rules: ['G-12', 'DB-DECK-04', 'DB-REVEAL-01', 'DB-LOOK-01'],
    en: 'Nobody shuffles in order to reveal or look at galaxy cards: you use the cards that are in the deck, and if there are none, you skip that part. Coruscant puts a single card back on top and discards nothing.',
    pl: 'Aby odkryć lub podejrzeć karty galaktyki, niczego nie tasujecie: liczą się karty, które są w talii, a jeśli ich nie ma, tę część pomijacie. Gdy karta jest tylko jedna, Coruscant odkłada ją na wierzch i nic nie odrzuca.',
  },
  {
    rules: ['G-13', 'DB-WHEN-01'],
    en: 'When several “when” abilities trigger at once, the player whose turn it is chooses their order.',
    pl: 'Gdy kilka zdolności z „gdy” uruchamia się naraz, ich kolejność wybiera gracz, którego tura trwa.',
  },
  {
    rules: ['G-14', 'DB-END-12'],
    en: 'A card to be exiled at the end of your turn goes before the first of the closing steps, wherever it is by then: in your hand, in play, on your discard pile or even shuffled into your deck. If it is gone already, nothing happens.',
    pl: 'Karta do anihilacji na koniec tury znika przed pierwszym krokiem zakończenia, gdziekolwiek wtedy jest: na ręce, w grze, na stosie kart odrzuconych, a nawet wtasowana do talii. Jeśli już jej nie ma, nic się nie dzieje.',
  },
  {
    rules: ['G-15', 'DB-DISCARD-06', 'DB-CHOOSE-02'],
    en: 'An opponent with an empty hand discards nothing. If there is a choice, the other option must be taken; if that is impossible as well, nothing happens.',
    pl: 'Przeciwnik z pustą ręką nic nie odrzuca. Przy wyborze trzeba wtedy wziąć drugą opcję, a jeśli i ona jest niemożliwa, nic się nie dzieje.',
  },
  {
    rules: ['G-16', 'DB-BASE-02'],
    en: 'Hoth prevents the first 2 damage of each turn, whoever’s turn it is and whether it comes from an attack or an ability. The attacker does not get that damage back.',
    pl: 'Dzięki bazie Hoth przepadają pierwsze 2 obrażenia w każdej turze, obojętnie czyjej i obojętnie, czy pochodzą z ataku, czy ze zdolności. Atakujący gracz ich nie odzyskuje.',
  },
  {
    rules: ['G-17', 'DB-BASE-05'],
    en: 'Damage dealt to a ship by an ability, such as a Y-Wing’s, stays on the ship like any other and destroys it once there is enough.',
    pl: 'Obrażenia zadane okrętowi przez zdolność, na przykład przez Y-winga, zostają na nim jak każde inne i niszczą go, gdy jest ich dość.',
  },
  {
    rules: ['G-18', 'DB-BASE-14'],
    en: 'Damage from an ability beyond what the base can take is lost.',
    pl: 'Nadmiar obrażeń ze zdolności, których baza nie może już przyjąć, przepada.',
  },
  {
    rules: ['G-19', 'DB-TURN-05', 'DB-COMMIT-09'],
    en: 'An attack is one move: first the target, then the cards. Nothing is committed before you confirm it, so until then you may add cards and take them back.',
    pl: 'Atak to jeden ruch: najpierw cel, potem karty. Dopóki go nie potwierdzisz, nic nie jest wyznaczone, więc możesz karty dokładać i zabierać.',
  },
  {
    rules: ['G-20', 'DB-COMMIT-09'],
    en: 'So neither the target nor an attacking card can vanish in the middle of an attack.',
    pl: 'Dzięki temu ani cel, ani atakująca karta nie może zniknąć w środku ataku.',
  },
  {
    rules: ['G-21', 'DB-BASE-04', 'DB-BASE-07'],
    en: 'A ship takes no more damage than it needs to be destroyed; the rest goes to other ships, then to the base. You may spread damage so that no ship is destroyed.',
    pl: 'Okręt przyjmuje najwyżej tyle obrażeń, ile go niszczy; reszta trafia w inne okręty, a potem w bazę. Możesz tak rozłożyć obrażenia, że żaden okręt nie zostanie zniszczony.',
  },
  {
    rules: ['G-22', 'DB-COMMIT-14', 'DB-BASE-16'],
    en: 'You cannot attack with a total of 0, nor attack an opponent who has neither a base nor a ship.',
    pl: 'Nie można atakować z łączną siłą 0 ani atakować przeciwnika, który nie ma ani bazy, ani okrętu.',
  },
  {
    rules: ['G-23', 'DB-BASE-19', 'DB-COMMIT-08'],
    en: 'A card that has attacked may still use its ability: it is in play, and its ability has nothing to do with its attack.',
    pl: 'Karta po ataku nadal może użyć zdolności: jest w grze, a jej zdolność nie ma nic wspólnego z atakiem.',
  },
  {
    rules: ['G-24', 'DB-REWARD-04'],
    en: 'Whenever defeating a card brings a reward and triggers a “when” ability, the reward comes first, whether they conflict or not.',
    pl: 'Gdy pokonanie karty daje nagrodę i uruchamia zdolność z „gdy”, nagroda zawsze jest pierwsza, nawet jeśli nie ma między nimi sprzeczności.',
  },
]

export const rulingSections: readonly RulebookSection[] = [
  {
    id: 'rulings',
    title: { en: 'Rulings', pl: 'Rozstrzygnięcia' },
    paragraphs: [...fightRulings, ...cardRulings],
  },
]

import type { RulebookParagraph } from '@kantyna/kernel'

/** Our rulings on the table, the order of things and fighting, where the printed rules leave something open. */
export const fightRulings: readonly RulebookParagraph[] = [
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

import type { RulebookSection } from '@kantyna/kernel'

export const attackSections: readonly RulebookSection[] = [
  {
    id: 'committing',
    title: { en: 'What can attack what', pl: 'Co i czym można atakować' },
    paragraphs: [
      {
        rules: ['DB-COMMIT-01', 'DB-COMMIT-02', 'DB-COMMIT-03', 'DB-COMMIT-04'],
        en: 'There are two targets: the opponent’s base, for units and ships, and an enemy card in the row, for units only.',
        pl: 'Cele są dwa: baza przeciwnika, którą atakują jednostki i okręty, oraz wroga karta w rzędzie galaktyki, którą atakują tylko jednostki.',
      },
      {
        rules: ['DB-COMMIT-05', 'DB-COMMIT-06', 'DB-COMMIT-09'],
        en: 'Name the target, then commit the cards that attack it together: all of them the base, or all of them one card in the row. Until you resolve the attack, you can still add cards.',
        pl: 'Wskazujesz cel, a potem wyznaczasz karty, które zaatakują go razem: wszystkie bazę albo wszystkie jedną kartę z rzędu. Dopóki nie rozpatrzysz ataku, możesz dokładać kolejne karty.',
      },
      {
        rules: ['DB-COMMIT-07', 'DB-COMMIT-10'],
        en: 'A card can take part in only one attack per turn. With different cards you may make as many attacks as you like.',
        pl: 'Jedna karta bierze udział najwyżej w jednym ataku na turę. Różnymi kartami możesz przeprowadzić dowolnie wiele ataków.',
      },
      {
        rules: ['DB-COMMIT-08'],
        en: 'Attacking and using an ability are two different things. A card may do both, in either order.',
        pl: 'Atak i użycie zdolności to dwie różne rzeczy. Karta może zrobić jedno i drugie, w dowolnej kolejności.',
      },
      {
        rules: ['DB-COMMIT-11', 'DB-COMMIT-12', 'DB-COMMIT-13'],
        en: 'In the row you cannot attack neutral cards, nor cards of your own faction, nor ships: only an ability that destroys or discards can remove a ship from there.',
        pl: 'W rzędzie nie można atakować kart neutralnych, kart własnej frakcji ani okrętów. Okręt może stamtąd usunąć tylko zdolność, która niszczy albo odrzuca.',
      },
      {
        rules: ['DB-COMMIT-14'],
        en: 'A card without attack has nothing to add, so it cannot join an attack.',
        pl: 'Karta bez ataku nic by nie wniosła, więc nie bierze udziału w ataku.',
      },
    ],
  },
  {
    id: 'base-attack',
    title: { en: 'Attacking the base', pl: 'Atak na bazę przeciwnika' },
    paragraphs: [
      {
        rules: ['DB-BASE-01', 'DB-BASE-02'],
        en: 'Add up the attack of all cards you committed. That much damage is dealt, and you have to assign all of it.',
        pl: 'Sumujesz atak wszystkich wyznaczonych kart. Tyle obrażeń zadajesz i wszystkie musisz przydzielić.',
      },
      {
        rules: ['DB-BASE-03', 'DB-BASE-04', 'DB-BASE-07', 'DB-BASE-08'],
        en: 'Ships come first: as long as the opponent has one in play, the base takes nothing. If there are several ships, you decide how much each one takes. What is left once all ships are destroyed hits the base; if there are no ships, all of it does.',
        pl: 'Najpierw okręty: póki przeciwnik ma choć jeden w grze, baza nie dostaje nic. Przy kilku okrętach to ty decydujesz, który ile dostanie. Bazę trafia to, co zostaje po zniszczeniu wszystkich okrętów, a jeśli ich nie ma, to wszystko.',
      },
      {
        rules: ['DB-BASE-05', 'DB-BASE-06', 'DB-BASE-13'],
        en: 'A ship with as much damage as hit points is destroyed. It goes to its owner’s discard pile and loses its damage, so one day it may return as good as new.',
        pl: 'Okręt, który ma tyle obrażeń, ile punktów wytrzymałości, zostaje zniszczony. Trafia na stos kart odrzuconych swojego właściciela i traci obrażenia, więc może kiedyś wrócić jak nowy.',
      },
      {
        rules: ['DB-BASE-09'],
        en: 'Damage stays from turn to turn, on bases and ships alike, unless something repairs it.',
        pl: 'Obrażenia na bazach i okrętach zostają z tury na turę, chyba że coś je naprawi.',
      },
      {
        rules: ['DB-BASE-10', 'DB-BASE-11', 'DB-BASE-12'],
        en: 'A base with as much damage as hit points is destroyed. It loses its counters and goes to your victory pile.',
        pl: 'Baza, która ma tyle obrażeń, ile punktów wytrzymałości, zostaje zniszczona. Traci znaczniki i trafia na twój stos zwycięstwa.',
      },
      {
        rules: ['DB-BASE-14', 'DB-BASE-15'],
        en: 'Surplus damage is lost. The next base appears only at the start of its owner’s turn, and it is undamaged. Until then that player has no base.',
        pl: 'Nadmiar obrażeń przepada. Następna baza pojawia się dopiero na początku tury jej właściciela i jest nieuszkodzona. Do tego czasu nie ma on żadnej bazy.',
      },
      {
        rules: ['DB-BASE-16', 'DB-BASE-17'],
        en: 'Even then you may attack once more, to hit ships. What would have reached the base is lost.',
        pl: 'Nawet wtedy możesz zaatakować jeszcze raz, aby trafić okręty. To, co miałoby dotrzeć do bazy, przepada.',
      },
      {
        rules: ['DB-BASE-18', 'DB-BASE-19'],
        en: 'After the attack its cards are set aside and cannot attack again this turn. They are still in play, so their abilities still work.',
        pl: 'Po ataku odkładasz wyznaczone karty na bok i w tej turze już nie atakują. Nadal są jednak w grze, więc ich zdolności działają.',
      },
      {
        rules: ['DB-BASE-01', 'DB-BASE-03', 'DB-BASE-07'],
        en: 'Example: a Star Destroyer (attack 4) and two TIE Fighters (attack 2 each) make 8. The Rebels have a Rebel Transport with 2 hit points: 2 damage destroys it, and 6 hits the base.',
        pl: 'Przykład: Gwiezdny niszczyciel (atak 4) i dwa Myśliwce TIE (atak po 2) to razem 8. Rebelia ma Transportowiec Rebelii z 2 punktami wytrzymałości: 2 obrażenia go niszczą, a 6 trafia w bazę.',
      },
    ],
  },
]

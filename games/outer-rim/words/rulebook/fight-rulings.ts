import type { RulebookParagraph } from '@kantyna/kernel'

/** Combat, bounties, damage and contacts. */
export const fightRulings: readonly RulebookParagraph[] = [
  {
    rules: ['OR-GAP-12', 'OR-GAP-21'],
    en: 'All five values can be raised by “You have +1”. Damage is prevented in the fifth step of combat, when the winner is known.',
    pl: '„Masz +1” może podnosić każdą z pięciu wartości. Obrażeniom zapobiega się w piątym kroku walki, gdy zwycięzca jest już znany.',
  },
  {
    rules: ['OR-GAP-17', 'OR-GAP-18', 'OR-GAP-67'],
    en: 'Defeated on somebody else’s turn, you lose credits and secrets as usual, but no turn ends. You stand up only when your character has less damage than health and your ship less than hull. Defeat in the middle of a deliver action lets you finish that action.',
    pl: 'Gracz pokonany w cudzej turze traci kredyty i tajne informacje jak zwykle, ale żadna tura się nie kończy. Wstaje dopiero wtedy, gdy obrażeń postaci jest mniej niż zdrowia, a obrażeń statku mniej niż kadłuba. Kto zostanie pokonany w trakcie akcji dostawy, może ją dokończyć.',
  },
  {
    rules: ['OR-R-23'],
    en: 'If a card defeats you, you lose credits and secrets at once, before anything else it says. You then carry out the rest of it, unless it was a job: a job ends there.',
    pl: 'Jeśli pokona cię karta, tracisz kredyty i tajne informacje od razu, zanim nastąpi cokolwiek dalszego. Potem rozgrywasz ją do końca, chyba że to misja: misja kończy się w tym miejscu niepowodzeniem.',
  },
  {
    rules: ['OR-GAP-54', 'OR-GAP-61'],
    en: 'The app rolls for patrols, contacts and card enemies. No third player’s abilities come into it.',
    pl: 'Za patrole, kontakty i wrogów z kart rzuca aplikacja. Zdolności postronnych graczy nie mają tu zastosowania.',
  },
  {
    rules: ['OR-R-27'],
    en: 'If the dice of a combat are about to defeat you, you are asked first, so that you can still hand credits to others. It makes no difference whom you fight.',
    pl: 'Jeśli po rzutach w walce twoja postać ma zostać pokonana, najpierw dostajesz pytanie, żeby można było jeszcze przekazać kredyty. Nie ma znaczenia, kto jest przeciwnikiem.',
  },
  {
    rules: ['OR-GAP-55'],
    en: 'A beaten patrol is settled in this order: reward, reputation, removal, new patrol.',
    pl: 'Po pokonaniu patrolu kolejność jest taka: nagroda, reputacja, usunięcie patrolu, nowy patrol.',
  },
  {
    rules: ['OR-R-04'],
    en: 'What happens when you win a combat happens in the fourth step, before the damage.',
    pl: 'To, co dzieje się po wygranej walce, następuje w jej czwartym kroku, przed obrażeniami.',
  },
  {
    rules: ['OR-R-06'],
    en: 'Against a level 4 patrol nobody rolls, so no combat abilities are used. The damage it deals can still be prevented.',
    pl: 'Przeciwko patrolowi poziomu 4 nikt nie rzuca kośćmi, więc nie używa się zdolności walki. Jego obrażeniom można jednak zapobiec.',
  },
  {
    rules: ['OR-GAP-25', 'OR-R-07'],
    en: 'If you lose to a contact, you suffer the damage, and the contact stays faceup where it is. If you win, you must capture or eliminate it; you cannot let it go.',
    pl: 'Jeśli przegrasz z kontaktem, otrzymujesz obrażenia, a odkryty kontakt pozostaje na swoim miejscu. Jeśli wygrasz, musisz go schwytać lub wyeliminować: nie możesz go puścić wolno.',
  },
  {
    rules: ['OR-GAP-26', 'OR-GAP-27', 'OR-GAP-28', 'OR-GAP-56'],
    en: 'Beating an unprotected crew member works like beating its owner: the card is discarded, and you capture or eliminate. If you lose, it stays with its owner, as it does when a protecting owner wins.',
    pl: 'Pokonanie niechronionego członka załogi działa jak pokonanie jego właściciela: karta zostaje odrzucona, a ty chwytasz lub eliminujesz kontakt. Jeśli przegrasz, zostaje on u właściciela, tak samo jak wtedy, gdy wygra chroniący go właściciel.',
  },
  {
    rules: ['OR-GAP-63', 'OR-GAP-64', 'OR-R-08'],
    en: 'Several bounties may name the same contact: whoever gets it first has it. A bounty whose contact is gone stays in its slot. If you hold two bounties on one contact, the one you got first is used.',
    pl: 'Kilka zleceń może dotyczyć tego samego kontaktu: kto pierwszy, ten lepszy. Zlecenie na kontakt, którego już nie ma, zostaje w gnieździe. Jeśli masz na jeden kontakt dwa zlecenia, liczy się to, które masz dłużej.',
  },
  {
    rules: ['OR-GAP-29', 'OR-GAP-30', 'OR-GAP-31', 'OR-GAP-57', 'OR-R-02', 'OR-R-25'],
    en: 'The token of a hired contact lies aside until the crew card is discarded. It then goes to the nearest planet with an empty contact space, onto the leftmost one; between equally near planets the player who discards chooses. If all are full, it stays aside. If you discard several cards with contacts at once, you choose the order, and each token is placed before the next card goes.',
    pl: 'Żeton zatrudnionego kontaktu leży odłożony, dopóki karta załogi nie zostanie odrzucona. Wtedy trafia na najbliższą planetę z pustym polem kontaktu, na pierwsze puste od lewej; spośród równie bliskich planet wybiera gracz, który odrzuca kartę. Jeśli wszystkie pola są zajęte, żeton pozostaje odłożony. Jeśli odrzucasz naraz kilka kart z kontaktami, wybierasz kolejność, a każdy żeton kładziesz, zanim odrzucisz następną kartę.',
  },
]

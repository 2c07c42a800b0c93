import type { RulebookSection } from '@kantyna/kernel'

export const rowAttackSections: readonly RulebookSection[] = [
  {
    id: 'bounty-sabotage',
    title: { en: 'Bounty and sabotage', pl: 'Eliminacja i sabotaż' },
    paragraphs: [
      {
        rules: ['DB-ROW-01', 'DB-ROW-02'],
        en: 'You can also attack a card before your opponent gets to buy it. The Empire calls this bounty hunting, the Rebels sabotage; the rules are the same. The target is one enemy card in the row.',
        pl: 'Kartę można też zaatakować, zanim przeciwnik w ogóle ją kupi. U Imperium nazywa się to eliminacją, a u Rebelii sabotażem, lecz zasady są te same. Celem jest jedna wroga karta w rzędzie galaktyki.',
      },
      {
        rules: ['DB-ROW-03', 'DB-ROW-04'],
        en: 'Add up the attack of the units you committed. If it reaches the target value, the card is defeated.',
        pl: 'Sumujesz atak wyznaczonych jednostek. Jeśli jest równy wartości docelowej lub od niej większy, karta zostaje pokonana.',
      },
      {
        rules: ['DB-ROW-05', 'DB-ROW-06', 'DB-ROW-07'],
        en: 'Then, in this order: the defeated card goes to the galaxy discard pile, a new card takes its place, and you may take the reward.',
        pl: 'Potem po kolei: pokonana karta trafia na stos odrzuconych kart galaktyki, jej miejsce zajmuje nowa, a ty możesz wziąć nagrodę.',
      },
      {
        rules: ['DB-ROW-08', 'DB-ROW-09'],
        en: 'Attack beyond the target value is lost, and cards in the row never carry damage.',
        pl: 'Atak ponad wartość docelową przepada, a karty w rzędzie nigdy nie mają obrażeń.',
      },
      {
        rules: ['DB-ROW-10', 'DB-ROW-12'],
        en: 'If you are even one point short, nothing happens to the card, and your units have still attacked this turn.',
        pl: 'Zabrakło choćby jednego punktu? Karcie nic się nie dzieje, a twoje jednostki i tak mają atak za sobą.',
      },
      {
        rules: ['DB-ROW-11'],
        en: 'Units that have attacked the row are set aside too and cannot attack again this turn.',
        pl: 'Jednostki po ataku na rząd też odkładasz na bok i w tej turze już nie atakują.',
      },
      {
        rules: ['DB-ROW-03', 'DB-ROW-04', 'DB-ROW-08'],
        en: 'Example: Director Krennic in the row has a target value of 5. A Rebel Commando and an X-Wing attack him with 3 each, 6 in all. That is enough, and the sixth point is lost.',
        pl: 'Przykład: Dyrektor Krennic w rzędzie ma wartość docelową 5. Rebeliancki komandos i X-wing atakują go, każdy z siłą 3, czyli razem 6. To wystarcza, a szósty punkt przepada.',
      },
    ],
  },
  {
    id: 'rewards',
    title: { en: 'Rewards', pl: 'Nagrody' },
    paragraphs: [
      {
        rules: ['DB-REWARD-01', 'DB-REWARD-02'],
        en: 'If you defeat a card, its reward is yours. You may also decline it.',
        pl: 'Nagrodę za pokonaną kartę dostaje gracz, który ją pokonał. Może też z niej zrezygnować.',
      },
      {
        rules: ['DB-REWARD-05', 'DB-REWARD-06'],
        en: 'Resources from a reward go to your pool and can be spent this turn. Force from a reward moves the marker towards your side.',
        pl: 'Zasoby z nagrody trafiają do twojej puli i możesz je wydać jeszcze w tej turze. Moc z nagrody przesuwa znacznik w twoją stronę.',
      },
      {
        rules: ['DB-REWARD-07'],
        en: '“Your hand” and “your discard pile” in a reward are those of the attacker.',
        pl: '„Z ręki” i „ze swojego stosu kart odrzuconych” w nagrodzie oznacza rękę i stos gracza, który atakuje.',
      },
      {
        rules: ['DB-REWARD-03'],
        en: 'Only defeating a card brings a reward. If an ability just discards it from the row, there is none.',
        pl: 'Nagroda jest tylko za pokonanie karty. Jeśli zdolność po prostu odrzuca kartę z rzędu, nagrody nie ma.',
      },
      {
        rules: ['DB-REWARD-04'],
        en: 'If defeating a card brings a reward and also triggers a “when” ability, the reward comes first. With Cassian Andor among the attackers you take the reward first; then your opponent discards a card.',
        pl: 'Jeśli pokonanie karty daje nagrodę i uruchamia zdolność z „gdy”, najpierw jest nagroda. Gdy wśród atakujących jest Cassian Andor, najpierw bierzesz nagrodę, a potem przeciwnik odrzuca kartę.',
      },
      {
        rules: ['DB-REWARD-05', 'DB-REWARD-06'],
        en: 'Example: for Director Krennic the Rebels gain 3 resources and 2 Force.',
        pl: 'Przykład: za kartę Dyrektor Krennic Rebelia zyskuje 3 zasoby i 2 Mocy.',
      },
    ],
  },
]

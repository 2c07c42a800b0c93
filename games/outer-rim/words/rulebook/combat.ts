import type { RulebookSection } from '@kantyna/kernel'

export const combatSections: readonly RulebookSection[] = [
  {
    id: 'dice',
    title: { en: 'Dice', pl: 'Kości' },
    paragraphs: [
      {
        rules: ['OR-DICE-01', 'OR-DICE-03'],
        en: 'A die has eight sides: three hits, one critical hit, two focuses and two blanks.',
        pl: 'Kość ma osiem ścianek: trzy trafienia, jedno krytyczne trafienie, dwa skupienia i dwa puste wyniki.',
      },
      {
        rules: ['OR-DICE-02'],
        en: 'Mind the difference: a critical hit is not a hit. Where a text says hit, only a plain hit will do.',
        pl: 'Uwaga: krytyczne trafienie nie jest trafieniem. Gdy tekst mówi o trafieniu, liczy się tylko zwykłe.',
      },
    ],
  },
  {
    id: 'combat',
    title: { en: 'Combat: who fights whom', pl: 'Walka: kto z kim' },
    paragraphs: [
      {
        rules: ['OR-CMB-01', 'OR-CMB-07', 'OR-CMB-08', 'OR-CMB-12'],
        en: 'You fight patrols, contacts with a bounty on their heads, enemies that a card throws at you and, where an effect says so, other players. Whoever you fight is your opponent.',
        pl: 'Walczysz z patrolami, z kontaktami, na które masz zlecenie, z wrogami z kart, a gdy efekt na to pozwala, z innymi graczami. Każdy, z kim walczysz, jest twoim przeciwnikiem.',
      },
      {
        rules: ['OR-CMB-02', 'OR-CMB-03', 'OR-CMB-04', 'OR-CMB-05', 'OR-CMB-06'],
        en: 'There is ground combat and ship combat. The opponent’s value says which it is; players fight on the ground on a planet and with ships elsewhere, unless told otherwise. The kind decides which value you use and where the damage goes.',
        pl: 'Walka może być bezpośrednia albo w przestrzeni. Rozstrzyga współczynnik przeciwnika; gracze na planecie walczą bezpośrednio, a gdzie indziej w przestrzeni, chyba że efekt mówi inaczej. Od rodzaju walki zależy, którego współczynnika używasz i co otrzymuje obrażenia.',
      },
      {
        rules: ['OR-CMB-09', 'OR-CMB-10', 'OR-CMB-11'],
        en: 'The active player is the attacker, the other side the defender. In a fight that the active player has no part in, whoever resolves it is the attacker.',
        pl: 'Aktywny gracz jest atakującym, druga strona obrońcą. W walce bez udziału aktywnego gracza atakującym jest ten, kto ją rozgrywa.',
      },
    ],
  },
  {
    id: 'combat-steps',
    title: { en: 'Combat step by step', pl: 'Walka krok po kroku' },
    paragraphs: [
      {
        rules: ['OR-CSTEP-01', 'OR-CSTEP-02', 'OR-CSTEP-03'],
        en: '1. The attacker rolls as many dice as the combat value of this kind. Before the roll the attacker, then the defender, may change that value with abilities.',
        pl: '1. Atakujący rzuca tyloma kośćmi, ile wynosi jego współczynnik walki danego rodzaju. Przed rzutem atakujący, a potem obrońca może zmienić ten współczynnik zdolnościami.',
      },
      {
        rules: ['OR-CSTEP-04', 'OR-CSTEP-05'],
        en: 'After the roll come rerolls, the attacker’s first, then the defender’s. One die may be rerolled several times.',
        pl: 'Po rzucie można przerzucać kości: najpierw atakujący, potem obrońca. Tę samą kość wolno przerzucić więcej niż raz.',
      },
      {
        rules: ['OR-CSTEP-06', 'OR-CSTEP-07'],
        en: '2. Damage is counted: 1 for each hit, 2 for each critical hit. First whoever rolled, then the other side may change or add results.',
        pl: '2. Liczy się obrażenia: 1 za trafienie, 2 za krytyczne trafienie. Najpierw rzucający, potem druga strona może zmieniać lub dodawać wyniki.',
      },
      {
        rules: ['OR-CSTEP-08', 'OR-CSTEP-09', 'OR-CSTEP-10', 'OR-CSTEP-11'],
        en: '3. The defender rolls in the same way, and now the defender’s abilities come first. For a patrol, contact or card enemy the player to the attacker’s left would roll; here the app does.',
        pl: '3. Tak samo rzuca obrońca i teraz to jego zdolności są pierwsze. Za patrol, kontakt lub wroga z karty rzucałby gracz po lewej stronie atakującego; tu robi to aplikacja.',
      },
      {
        rules: ['OR-CSTEP-12', 'OR-CSTEP-13', 'OR-CSTEP-14'],
        en: '4. Whoever deals more damage wins, and a tie goes to the attacker. What a win or a loss brings depends on what the fight was about; sometimes it is nothing.',
        pl: '4. Wygrywa strona, która zadała więcej obrażeń, a przy remisie atakujący. Co daje wygrana lub przegrana, zależy od powodu walki; czasem nic.',
      },
      {
        rules: ['OR-CSTEP-15', 'OR-DEF-12'],
        en: 'The prize comes before the pain: the winner’s reward is resolved first, so you can win, be paid and still be defeated.',
        pl: 'Najpierw nagroda, potem ból: efekt wygranej rozstrzyga się przed obrażeniami, więc można wygrać, dostać zapłatę, a i tak skończyć jako pokonany gracz.',
      },
      {
        rules: ['OR-CSTEP-16', 'OR-CSTEP-17', 'OR-CSTEP-18', 'OR-CSTEP-19'],
        en: '5. Both sides suffer the damage that the other one rolled: your character in ground combat, your ship in ship combat. Patrols, contacts and card enemies never suffer any; they only win or lose.',
        pl: '5. Obie strony otrzymują obrażenia z rzutu przeciwnika: w walce bezpośredniej postać, w walce w przestrzeni statek. Patrole, kontakty i wrogowie z kart nie otrzymują żadnych: tylko wygrywają albo przegrywają.',
      },
    ],
  },
  {
    id: 'combat-abilities',
    title: { en: 'Abilities in combat', pl: 'Zdolności w walce' },
    paragraphs: [
      {
        rules: ['OR-CAB-01', 'OR-CAB-02'],
        en: 'A cancelled result is ignored altogether: no damage, and it does not help to win. A changed die counts as its new result only, so nothing that works on the old result can touch it any more.',
        pl: 'Anulowany wynik się nie liczy: nie zadaje obrażeń i nie pomaga wygrać. Zmieniona kość ma już tylko nowy wynik; zdolności działające na poprzedni nie mają już na nią wpływu.',
      },
      {
        rules: ['OR-CAB-03', 'OR-CAB-04'],
        en: 'An added hit is like one more die that shows a hit. It cannot be rerolled.',
        pl: 'Dodane trafienie to jakby jeszcze jedna kość z trafieniem. Nie można jej przerzucić.',
      },
      {
        rules: ['OR-CAB-05'],
        en: 'What works at the start of combat comes before anybody rolls.',
        pl: 'To, co działa na początku walki, następuje, zanim ktokolwiek rzuci kośćmi.',
      },
      {
        rules: ['OR-CAB-06', 'OR-CAB-07', 'OR-CAB-08'],
        en: '“You have +1” raises the value for as long as you hold the card, and such bonuses add up.',
        pl: '„Masz +1” podnosi wartość tak długo, jak długo masz tę kartę, a takie premie się sumują.',
      },
      {
        rules: ['OR-CAB-09'],
        en: 'Whoever rolls for a contact, patrol or card enemy cannot use abilities of their own in that fight.',
        pl: 'Gracz, który rzuca za kontakt, patrol lub wroga z karty, nie może w tej walce używać własnych zdolności.',
      },
    ],
  },
  {
    id: 'tests',
    title: { en: 'Skill tests', pl: 'Testy umiejętności' },
    paragraphs: [
      {
        rules: ['OR-TEST-01', 'OR-TEST-02', 'OR-TEST-06'],
        en: 'When a card tests a skill, roll two dice. What you need depends on how often the skill appears on your character and your crew, taken together.',
        pl: 'Gdy karta każe wykonać test umiejętności, rzuć dwiema kośćmi. Potrzebny wynik zależy od tego, ile razy ta umiejętność występuje łącznie na karcie postaci i kartach załogi.',
      },
      {
        rules: ['OR-TEST-03', 'OR-TEST-04', 'OR-TEST-05'],
        en: 'Not at all (unskilled): a critical hit. Once (skilled): a hit or a critical hit. Twice or more (highly skilled): a focus will do as well. One die that shows it is enough. The odds: about 23, 75 and 94 percent.',
        pl: 'Ani razu (nowicjusz): krytyczne trafienie. Raz (wyszkolony): trafienie lub krytyczne trafienie. Dwa razy lub więcej (ekspert): wystarczy też skupienie. Potrzebny wynik musi być na choć jednej kości. Szanse: około 23, 75 i 94 procent.',
      },
      {
        rules: ['OR-TEST-07', 'OR-TEST-08', 'OR-TEST-09'],
        en: 'The text says what passing and failing bring. Where it says nothing, nothing happens.',
        pl: 'Tekst mówi, co daje zdany test, a co niezdany. Jeśli o czymś milczy, nic się nie dzieje.',
      },
      {
        rules: ['OR-SKILL-01', 'OR-SKILL-02', 'OR-SKILL-03', 'OR-CREW-06'],
        en: 'Every character and every crew member has at least one skill. Those of your character are yours for good; those of a crew member are yours as long as it stays.',
        pl: 'Jakąś umiejętność ma każda postać i każdy członek załogi. Umiejętności postaci masz na zawsze, a członka załogi – dopóki z tobą jest.',
      },
      {
        rules: ['OR-SKILL-04', 'OR-SKILL-05', 'OR-SKILL-06'],
        en: 'A skill gained from an ability lasts as long as its effect, and you may gain one you already have: it counts once more. “Having a skill” means on your character or on any of your crew.',
        pl: 'Umiejętność uzyskana ze zdolności trwa tak długo, jak jej efekt. Możesz uzyskać też taką, którą już masz: liczy się wtedy jeszcze raz. „Mieć umiejętność” znaczy: na karcie postaci lub któregokolwiek członka załogi.',
      },
    ],
  },
]

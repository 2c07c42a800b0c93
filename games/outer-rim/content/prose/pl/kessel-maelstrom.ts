import type { Prose } from '../../prose.ts'

export const prose: Prose = {
  'kessel-maelstrom-1': {
    'kessel.positive':
      'Dyrektor kopalni przyjmuje cię na tarasie, po nawietrznej stronie hut. Ma za sobą udany kwartał i chce, żeby przyjaciele też to odczuli.',
    'kessel.neutral':
      'W połowie szybu utknęła klatka windy, a w klatce inspektor Syndykatów. Kołowrót ma korbę, tylko że na dole nikt już nie ma siły nią kręcić.',
    'kessel.negative':
      'Brama zatrzaskuje się za twoimi plecami. Dziś na zmianie brakuje ludzi, mówi dowódca straży, a twoja załoga wygląda zdrowo.',
    maelstrom:
      'Przed dziobem otwiera się szczelina grawitacyjna, jasna jak spaw. Jej krawędź może cię rzucić o całe dni naprzód; jeśli skręcisz, nie stanie się zupełnie nic.',
  },
  'kessel-maelstrom-2': {
    kessel:
      'W podwozie twojego statku wcisnął się górnik wielki jak Wookiee, w pyle od rogów po buty. Wzdłuż płotu zbliżają się pochodnie, a ktoś zamiast imienia wykrzykuje numer.',
    maelstrom:
      'Deflektory śpiewają jak mokre szkło. Można je zestroić z burzą i dać się ponieść, można też wszystko wyłączyć i w ciszy połatać to i owo.',
  },
  'kessel-maelstrom-3': {
    kessel:
      'Strzałowy, któremu trzęsą się ręce, sprzedaje ci trzy spłonki owinięte w skarpetę. „Rzucaj tam, gdzie stoją oni”, radzi. „Nie tam, gdzie stoisz ty”.',
    maelstrom:
      'Na jedno uderzenie serca chmury się rozstępują i widać prosty, czarny korytarz. Albo to przejście, albo czyjeś gardło.',
  },
  'kessel-maelstrom-4': {
    kessel:
      'W sklepie kompanii trwa remanent i na półkach wyszło dużo więcej niż w księgach. Sprzedawca chciałby, żeby do wieczora księgi miały rację.',
    maelstrom:
      'Obok dryfuje węglowa góra z wmarzniętym kręgosłupem rudowca. Prąd, który ją tu przyniósł, jest szybki i silny; ten, który ją zabierze, także.',
  },
  'kessel-maelstrom-5': {
    kessel:
      'Jeden worek spadł z wagi i jakimś trafem nikt go nie zapisał. Wagowy przygląda się sufitowi i nadstawia dłoń; człowiek Syndykatów przy drzwiach czeka, żeby zobaczyć, co z ciebie za ziółko.',
    maelstrom:
      'We mgle koziołkuje bezzałogowa barka z przyprawą, trzaskając klapami luków. Jeśli zgrasz z nią obroty, weźmiesz, co zostało w ładowni, albo wykorzystasz jej pęd, żeby się stąd wyrwać.',
  },
  'kessel-maelstrom-6': {
    kessel:
      'Chemik w poplamionej masce pieczętuje naparstek czegoś nowego. Żaden Hutt jeszcze tego nie kosztował, mówi. Pierwszy, który spróbuje, zapyta, kto to przywiózł.',
    maelstrom:
      'Statek kolebie się, za ciężki na wznoszący go prąd. Bez balastu wyskoczyłby w górę jak korek, a z pewną ręką przy sterach dałby się może nawet poprowadzić.',
  },
  'kessel-maelstrom-7': {
    kessel:
      'W najgłębszym chodniku lampy gasną jedna po drugiej. To, co tam mieszka, od bardzo dawna przędzie sobie gniazdo z przyprawy.',
    maelstrom:
      'Obok płynie coś olbrzymiego: cień ze światłami na boku, dla którego burza jest zwykłą wodą. Można ruszyć za nim w bezpiecznej odległości. Można je też rozzłościć.',
  },
  'kessel-maelstrom-8': {
    kessel:
      'Rozbierają na części stary rudowiec, a w wieżyczce wciąż mruga celownik. Kable wokół niego ciągnął ktoś, kto szczerze nienawidził swojego następcy.',
    maelstrom:
      'Przez trzaski przebija się boja statku badawczego, który zaginął pokolenie temu i wciąż dyktuje wyniki pomiarów. Jeśli utrzymasz kurs, może zdążysz zapisać.',
  },
  'kessel-maelstrom-9': {
    kessel:
      'Umierający górnik zamyka ci w dłoni szczyptę surowego glitterstimu. „Przez chwilę wiesz wszystko”, mówi. „Tylko dobrze wybierz chwilę”.',
    maelstrom:
      'Wyładowania pełzną po kadłubie i obmacują każdy kawałek metalu, jaki kiedykolwiek do niego przykręcono. Szukają drogi do środka. Ty w pewnym sensie też.',
  },
  'kessel-maelstrom-10': {
    kessel:
      'Na gwizdek dwie zmiany tłoczą się w jednym tunelu i nikt nie liczy głów. To najlepsza minuta dnia na bunt albo na spacer do biura płatnika.',
    maelstrom:
      'Przyrządy zgadzają się tylko w jednym: Kessel jest tuż, prosto w dół. Można dać się tam zrzucić albo zaufać, że prąd poniesie dalej.',
  },
}

import type { Prose } from '../../prose.ts'

export const prose: Prose = {
  'kessel-maelstrom-1': {
    'kessel.positive':
      'Dyrektor kopalni przyjmuje cię na tarasie, po nawietrznej stronie hut. Ma za sobą udany kwartał i chce, żeby przyjaciele też to odczuli: w gotówce albo w skrzyniach.',
    'kessel.neutral':
      'W połowie szybu utknęła klatka windy, a w klatce inspektor Syndykatów. Kołowrót ma korbę, tylko że na dole nikt już nie ma siły nią kręcić.',
    'kessel.negative':
      'Brama zatrzaskuje się za twoimi plecami. Dziś na zmianie brakuje ludzi, mówi dowódca straży, a twoja załoga wygląda zdrowo. Przyjmuje też grzywny.',
    maelstrom:
      'Przed dziobem otwiera się szczelina grawitacyjna, jasna jak spaw. Jej krawędź może cię rzucić o całe dni naprzód. Jeśli skręcisz, nie stanie się zupełnie nic.',
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
      'Na jedno uderzenie serca chmury odsłaniają prosty, czarny korytarz: albo to przejście, albo czyjeś gardło. U wlotu czeka holownik i podaje cenę za hol. Można też lecieć o własnych siłach.',
  },
  'kessel-maelstrom-4': {
    kessel:
      'W sklepie kompanii trwa remanent i na półkach jest więcej skrzyń i więcej narzędzi niż w księgach. Sprzedawca odda ze stratą jedno albo drugie, byle do wieczora księgi się zgadzały.',
    maelstrom:
      'Obok dryfuje węglowa góra z wmarzniętym rudowcem, razem ze skarbczykiem. Można wciąć się do niego palnikiem albo wejść w prąd, który niesie górę, i dać się ponieść.',
  },
  'kessel-maelstrom-5': {
    kessel:
      'Jeden worek spadł z wagi i jakimś trafem nikt go nie zapisał. Wagowy przygląda się sufitowi i nadstawia dłoń. Człowiek Syndykatów przy drzwiach czeka, czy zapłacisz, czy powiesz o tym jemu.',
    maelstrom:
      'We mgle koziołkuje bezzałogowa barka z przyprawą, trzaskając klapami luków. Jeśli zgrasz z nią obroty, weźmiesz, co zostało w ładowni, albo wykorzystasz jej pęd, żeby się stąd wyrwać.',
  },
  'kessel-maelstrom-6': {
    kessel:
      'Chemik w poplamionej masce pieczętuje naparstek czegoś nowego. Żaden Hutt jeszcze tego nie kosztował, mówi. Pierwszy, który spróbuje, zapyta, kto to przywiózł.',
    maelstrom:
      'Statek kolebie się, za ciężki na prąd, który go wznosi. Wystarczy zrzucić jeden ładunek, a wyskoczy z burzy jak korek. Z ładunkiem trzeba ratować się sterem albo pozwolić, żeby oberwał kadłub.',
  },
  'kessel-maelstrom-7': {
    kessel:
      'W najgłębszym chodniku lampy gasną jedna po drugiej. To, co tam mieszka, uprzędło sobie gniazdo z przyprawy i ze sprzętu tych, którzy po nią przyszli. Można jeszcze zawrócić.',
    maelstrom:
      'Obok płynie coś olbrzymiego: cień ze światłami na boku, dla którego burza jest zwykłą wodą. Można ruszyć za nim w bezpiecznej odległości. Można je też rozzłościć.',
  },
  'kessel-maelstrom-8': {
    kessel:
      'Rozbierają na części rudowiec, a w wieżyczce wciąż mruga celownik. Kable wokół niego ciągnął ktoś, kto szczerze nienawidził swojego następcy.',
    maelstrom:
      'Statek badawczy, który zaginął pokolenie temu, wciąż dyktuje wyniki pomiarów. Utrzymaj kurs, a zdążysz je zapisać i sprzedać. Oddaj mu coś ze sprzętu w miejsce zepsutego przyrządu, a podyktuje ci drogę na zewnątrz.',
  },
  'kessel-maelstrom-9': {
    kessel:
      'Bezzębny górnik wsypuje ci w dłoń szczyptę surowego glitterstimu. Przez chwilę, obiecuje, będziesz wiedzieć wszystko. Tylko dobrze wybierz chwilę.',
    maelstrom:
      'Wyładowania pełzną po kadłubie i obmacują wszystko, co kiedykolwiek do niego przykręcono. Jeśli jest tam coś porządnego, można wyjechać stąd na błyskawicy. Jeśli nie, trzeba ją wyprzedzić.',
  },
  'kessel-maelstrom-10': {
    kessel:
      'Na gwizdek dwie zmiany tłoczą się w jednym tunelu i nikt nie liczy głów. To najlepsza minuta dnia na spacer do biura płatnika albo na bunt, który Rebelia pochwali, a Syndykaty zapamiętają.',
    maelstrom:
      'Przyrządy zgadzają się tylko w jednym: Kessel jest tuż, prosto w dół. Można dać się tam zrzucić albo zaufać, że prąd poniesie dalej.',
  },
}

import { type Explanation, type Lang, sentence, type Text } from '@kantyna/kernel'
import type { Area, Good, Track, WorkerKind } from '../../content/names.ts'
import { crewSpaces, outpostSpaces } from '../../content/panel.ts'
import { centralPlanet } from '../../content/planets.ts'
import { effectClause } from '../cards/card-text.ts'
import { goodTotal } from './names.ts'

/** The explanations of the places, tracks, goods and workers of the table. */

export interface Place {
  readonly name: Text
  readonly text: Text
  readonly rules: readonly string[]
}

export const places = {
  hub: {
    name: centralPlanet,
    text: {
      en: 'Everybody’s first outpost and ship start here. It has no colour, no kind and no action; in production it yields 1 resource of any type.',
      pl: 'Tu zaczynają statki i pierwsze placówki wszystkich graczy. Nie ma koloru, rodzaju ani akcji; w produkcji daje 1 dowolny zasób.',
    },
    rules: ['GC-DRF-09', 'GC-DRF-10', 'GC-ORG-41', 'GC-ORG-42'],
  },
  space: {
    name: { en: 'Space of the galaxy map', pl: 'Pole mapy galaktyki' },
    text: {
      en: 'A ship moves along a connection for the energy shown on it. Between two tunnels it may move for 1 alien instead.',
      pl: 'Statek przesuwasz wzdłuż połączenia i płacisz wskazaną na nim energię. Między dwoma tunelami może się przenieść za 1 obcego.',
    },
    rules: ['GC-EXP-03', 'GC-ORG-43', 'GC-ORG-44'],
  },
  office: {
    name: { en: 'Office of the Galactic Senate', pl: 'Biuro Galaktycznego Senatu' },
    text: {
      en: 'If you meet the decree, you may send a crew member here for its VP, once per turn. The first one takes the golden chair: it gives 2 VP more, and 1 credit each time another player takes a chair here.',
      pl: 'Jeśli spełniasz dekret, możesz raz na turę wysłać tu załoganta i zyskać PZ. Pierwszy fotel jest złoty: daje 2 dodatkowe PZ oraz 1 kredyt za każdym razem, gdy inny gracz zajmie tu fotel.',
    },
    rules: ['GC-SEN-01', 'GC-ORG-58', 'GC-ORG-62', 'GC-ORG-63'],
  },
  bridge: {
    name: { en: 'Private Bridge', pl: 'Prywatny mostek' },
    text: {
      en: 'The owner’s own omni-action space: once per round a captain performs any main action here, or a crew member any secondary action. There is no fee, and nobody may follow.',
      pl: 'Własne pole wszechakcji: raz na rundę kapitan wykonuje tu dowolną główną akcję albo załogant dowolną dodatkową. Bez opłaty; nikt nie może dołączyć.',
    },
    rules: ['GC-ABL-11', 'GC-ABL-12', 'GC-ORG-86'],
  },
  ship: {
    name: { en: 'Ship', pl: 'Statek' },
    text: {
      en: 'It orbits a planet. Exploration moves it and lets its owner place an outpost on the planet that it orbits.',
      pl: 'Krąży po orbicie planety. Eksploracja pozwala go przesunąć i umieścić placówkę na planecie, którą okrąża.',
    },
    rules: ['GC-EXP-01', 'GC-EXP-04', 'GC-EXP-05'],
  },
} as const satisfies Readonly<Record<string, Place>>

export const trackPlaces: Readonly<Record<Track, Place>> = {
  technology: {
    name: { en: 'Technology track', pl: 'Tor technologii' },
    text: {
      en: 'Your level opens technology cards (2, 5 and 8) and the spaces of the military track. The space of your marker pays in the income phase.',
      pl: 'Twój poziom otwiera karty technologii (2, 5 i 8) oraz pola toru wojskowości. Pole twojego znacznika daje nagrodę w fazie dochodów.',
    },
    rules: ['GC-LVL-01', 'GC-ORG-09', 'GC-INC-04'],
  },
  military: {
    name: { en: 'Military track', pl: 'Tor wojskowości' },
    text: {
      en: 'Your level defeats pirates and meets requirements. In clean-up the highest level gains VP and the lowest loses some. Each space needs the technology level printed below it.',
      pl: 'Twój poziom pozwala pokonać piratów i spełnia wymagania. W fazie porządkowania najwyższy poziom zyskuje PZ, a najniższy je traci. Każde pole wymaga wskazanego pod nim poziomu technologii.',
    },
    rules: ['GC-CLN-01', 'GC-CLN-03', 'GC-MIL-03', 'GC-ORG-30'],
  },
  production: {
    name: { en: 'Production track', pl: 'Tor produkcji' },
    text: {
      en: 'Your level is the number of outposts from which you collect resources.',
      pl: 'Twój poziom to liczba placówek, z których zbierasz zasoby.',
    },
    rules: ['GC-PRO-02', 'GC-PRO-03'],
  },
  politics: {
    name: { en: 'Politics track', pl: 'Tor polityki' },
    text: {
      en: 'Your level opens missions and decides how many tokens of your mining and income tracks pay.',
      pl: 'Twój poziom otwiera misje i decyduje, ile żetonów na twoich torach wydobycia i dochodów daje nagrody.',
    },
    rules: ['GC-POL-02', 'GC-PNL-05', 'GC-ORG-12'],
  },
  trade: {
    name: { en: 'Trade track', pl: 'Tor handlu' },
    text: {
      en: 'Each space that you unlock raises your trade level and frees a development marker or a fleet income token. Outpost slots and missions ask for the level.',
      pl: 'Każde odblokowane pole podnosi twój poziom handlu i uwalnia znacznik rozwoju albo żeton dochodu floty. Poziomu wymagają pola placówek i misje.',
    },
    rules: ['GC-PNL-08', 'GC-TRD-03', 'GC-TRD-04', 'GC-TRD-05'],
  },
}

export const areaPlaces: Readonly<Record<Area, Place>> = {
  omni: {
    name: { en: 'Omni-action', pl: 'Wszechakcja' },
    text: {
      en: 'Main: pay 1 credit or 1 alien, then perform any main action, even one already used. Secondary: pay 1 credit or 1 alien, then perform any secondary action.',
      pl: 'Główna: zapłać 1 kredyt albo 1 obcego i wykonaj dowolną główną akcję, nawet już użytą. Dodatkowa: zapłać 1 kredyt albo 1 obcego i wykonaj dowolną dodatkową akcję.',
    },
    rules: ['GC-OMN-01', 'GC-OMN-02', 'GC-OMN-05', 'GC-OMN-06'],
  },
  exploration: {
    name: { en: 'Exploration', pl: 'Eksploracja' },
    text: {
      en: 'Main: move your ship (1 space and 1 for each of your grey planets, for energy) and place 1 outpost on the planet that it orbits, in either order. Secondary: only one of the two.',
      pl: 'Główna: przesuń statek (o 1 pole i o 1 za każdą twoją szarą planetę, za energię) i umieść 1 placówkę na okrążanej planecie, w dowolnej kolejności. Dodatkowa: tylko jedno z tych dwojga.',
    },
    rules: ['GC-EXP-01', 'GC-EXP-02', 'GC-EXP-05', 'GC-EXP-11'],
  },
  mining: {
    name: { en: 'Mining', pl: 'Wydobycie' },
    text: {
      en: 'Main: take the mining token, then gain the rewards of your mining track (as far as your politics level allows) and of your mining planets. Secondary: only the rewards.',
      pl: 'Główna: weź żeton wydobycia, a potem zyskaj nagrody ze swojego toru wydobycia (na ile pozwala poziom polityki) i ze swoich planet górniczych. Dodatkowa: tylko nagrody.',
    },
    rules: ['GC-MIN-01', 'GC-MIN-03', 'GC-MIN-04', 'GC-MIN-05'],
  },
  trade: {
    name: { en: 'Trade', pl: 'Handel' },
    text: {
      en: 'The cost is 2 raw materials and 1 alien. Main: pay 2 of these 3 resources and unlock the next trade space. Secondary: pay all 3.',
      pl: 'Koszt to 2 surowce i 1 obcy. Główna: zapłać 2 z tych 3 zasobów i odblokuj następne pole handlu. Dodatkowa: zapłać wszystkie 3.',
    },
    rules: ['GC-TRD-01', 'GC-TRD-02', 'GC-TRD-03', 'GC-TRD-07'],
  },
  technology: {
    name: { en: 'Technology', pl: 'Technologia' },
    text: {
      en: 'Main: advance 2 spaces, or advance 1 space and mark a technology card. Secondary: advance 1 space or mark a card.',
      pl: 'Główna: awansuj o 2 pola albo awansuj o 1 pole i oznacz kartę technologii. Dodatkowa: awansuj o 1 pole albo oznacz kartę.',
    },
    rules: ['GC-TEC-01', 'GC-TEC-02', 'GC-TEC-05'],
  },
  military: {
    name: { en: 'Military', pl: 'Wojskowość' },
    text: {
      en: 'Main: pay 1 energy and 1 credit, or 2 energy, and advance 1 space. Secondary: pay 2 energy and 1 credit. The space needs the technology level printed below it.',
      pl: 'Główna: zapłać 1 energię i 1 kredyt albo 2 energii i awansuj o 1 pole. Dodatkowa: zapłać 2 energii i 1 kredyt. Pole wymaga wskazanego pod nim poziomu technologii.',
    },
    rules: ['GC-MIL-01', 'GC-MIL-02', 'GC-MIL-03'],
  },
  production: {
    name: { en: 'Production', pl: 'Produkcja' },
    text: {
      en: 'Main: advance 1 space, then collect 1 resource from each of as many outposts as your production level. Secondary: only one of the two.',
      pl: 'Główna: awansuj o 1 pole, a potem zbierz po 1 zasobie z tylu swoich placówek, ile wynosi twój poziom produkcji. Dodatkowa: tylko jedno z tych dwojga.',
    },
    rules: ['GC-PRO-01', 'GC-PRO-02', 'GC-PRO-05'],
  },
  politics: {
    name: { en: 'Politics', pl: 'Polityka' },
    text: {
      en: 'Main: advance 2 spaces, or advance 1 space and take a mission. Secondary: advance 1 space or take a mission.',
      pl: 'Główna: awansuj o 2 pola albo awansuj o 1 pole i weź misję. Dodatkowa: awansuj o 1 pole albo weź misję.',
    },
    rules: ['GC-POL-01', 'GC-POL-02', 'GC-POL-05'],
  },
}

export const goodPlaces: Readonly<Record<Good, Place>> = {
  energy: {
    name: { en: 'Energy', pl: 'Energia' },
    text: {
      en: 'Pays for moving and for military. Yellow planets yield it.',
      pl: 'Płacisz nią za ruch i wojskowość. Dają ją żółte planety.',
    },
    rules: ['GC-EXP-03', 'GC-MIL-01', 'GC-ORG-47'],
  },
  raw: {
    name: { en: 'Raw material', pl: 'Surowiec' },
    text: {
      en: 'Pays for outposts and trade. Purple planets yield it.',
      pl: 'Płacisz nim za placówki i handel. Dają go fioletowe planety.',
    },
    rules: ['GC-EXP-08', 'GC-TRD-01', 'GC-ORG-47'],
  },
  alien: {
    name: { en: 'Alien', pl: 'Obcy' },
    text: {
      en: 'Pays for trade, tunnels and the omni-action; credits never replace it. Green planets yield it.',
      pl: 'Płacisz nim za handel, tunele i wszechakcję; kredyt go nie zastąpi. Dają go zielone planety.',
    },
    rules: ['GC-TRD-01', 'GC-PLN-16', 'GC-OMN-01', 'GC-PNL-17', 'GC-ORG-47'],
  },
  credits: {
    name: { en: 'Credits', pl: 'Kredyty' },
    text: {
      en: 'Not a resource. On your turn 1 credit buys 1 energy or 1 raw material; at the end of the game each credit is worth 1 VP.',
      pl: 'Nie są zasobem. W swojej turze wymienisz 1 kredyt na 1 energię albo 1 surowiec; na koniec gry każdy kredyt daje 1 PZ.',
    },
    rules: ['GC-SYM-07', 'GC-PNL-16', 'GC-END-03'],
  },
}

const captain: Place = {
  name: { en: 'Captain', pl: 'Kapitan' },
  text: {
    en: 'Performs main actions, follows with secondary actions and uses action planets.',
    pl: 'Wykonuje główne akcje, dołącza do cudzych akcji (wykonuje dodatkową akcję) i korzysta z planet akcyjnych.',
  },
  rules: ['GC-CMP-09', 'GC-TRN-03', 'GC-FOL-02'],
}

const crew: Place = {
  name: { en: 'Crew member', pl: 'Załogant' },
  text: {
    en: 'Follows with secondary actions, uses action planets and may be sent to the Senate, but never performs a main action.',
    pl: 'Dołącza do cudzych akcji (wykonuje dodatkową akcję), korzysta z planet akcyjnych i może trafić do Senatu, ale nigdy nie wykonuje głównej akcji.',
  },
  rules: ['GC-CMP-10', 'GC-FOL-02', 'GC-SEN-03'],
}

const actingText: Text = {
  en: 'With the technology Acting Captain, once per round, a follower performs the main action.',
  pl: 'Dzięki technologii „Pełniący obowiązki” raz na rundę ten, kto dołącza, wykonuje główną akcję.',
}

export const workerPlaces: Readonly<Record<WorkerKind, Place>> = {
  captain,
  crew,
  lieutenant: {
    name: { en: 'Lieutenant', pl: 'Porucznik' },
    text: {
      en: 'May only follow, but performs the main action then.',
      pl: 'Może tylko dołączać, ale wykonuje wtedy główną akcję.',
    },
    rules: ['GC-ABL-02', 'GC-ORG-81'],
  },
  actingCaptain: { name: captain.name, text: actingText, rules: ['GC-ORG-99'] },
  actingCrew: { name: crew.name, text: actingText, rules: ['GC-ORG-99'] },
}

export function outpostSpaceText(index: number, lang: Lang): Explanation | null {
  const space = outpostSpaces[index]
  if (space === undefined) return null
  const { cost, reward, isIncome } = space
  const wording = {
    en: {
      name: `Space of outpost ${index + 1}`,
      cost: 'Cost',
      free: 'none',
      reward: 'Reward',
      income: 'now and in every income phase, ',
    },
    pl: {
      name: `Pole placówki nr ${index + 1}`,
      cost: 'Koszt',
      free: 'brak',
      reward: 'Nagroda',
      income: 'od razu i w każdej fazie dochodów ',
    },
  }[lang]
  return {
    name: wording.name,
    text: [
      `${wording.cost}: ${cost === 0 ? wording.free : goodTotal(lang, 'raw', cost)}.`,
      ...(reward === null
        ? []
        : [`${wording.reward}: ${isIncome ? wording.income : ''}${effectClause(reward, lang)}.`]),
    ].join('\n'),
    rules: ['GC-PNL-09', 'GC-PNL-10', 'GC-PNL-11', 'GC-PNL-12'],
  }
}

export function crewSpaceText(index: number, lang: Lang): Explanation | null {
  const income = crewSpaces[index]
  if (income === undefined) return null
  const nothing = { en: 'nothing', pl: 'nic' }[lang]
  const clause = income === null ? nothing : effectClause(income, lang)
  return {
    name: lang === 'pl' ? `Pole załogi nr ${index + 1}` : `Crew space ${index + 1}`,
    text: sentence(
      lang === 'pl' ? `puste w fazie dochodów: ${clause}` : `empty in the income phase: ${clause}`,
    ),
    rules: ['GC-PNL-14', 'GC-ORG-21'],
  }
}

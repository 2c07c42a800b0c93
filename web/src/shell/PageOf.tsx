import type { Lang } from '@kantyna/kernel'
import { lazy } from 'preact/compat'
import { openLessonWords } from '../lesson/words.ts'
import { LobbyPage } from '../lobby/LobbyPage.tsx'
import type { Route } from '../router/routes.ts'
import { currentSettings } from '../settings/useSettings.ts'
import { openTableWords } from '../table/words.ts'
import { LostPage } from './LostPage.tsx'

const TablePage = lazy(async () => ({
  default: (await withTableWords(import('../table/TablePage.tsx'))).TablePage,
}))
const ReplayPage = lazy(async () => ({
  default: (await withTableWords(import('../replay/ReplayPage.tsx'))).ReplayPage,
}))
const SharedPage = lazy(async () => ({
  default: (await import('../sharing/SharedPage.tsx')).SharedPage,
}))
const LessonPage = lazy(async () => ({
  default: (await withTableWords(import('../lesson/LessonPage.tsx'), openLessonWords)).LessonPage,
}))
const FairnessPage = lazy(async () => ({
  default: (await withTableWords(import('../fairness/FairnessPage.tsx'))).FairnessPage,
}))
const OnlinePage = lazy(async () => ({ default: (await import('../online/OnlinePage.tsx')).OnlinePage }))
const SetupPage = lazy(async () => ({ default: (await import('../setup/SetupPage.tsx')).SetupPage }))
const RulesPage = lazy(async () => ({ default: (await import('../rules/RulesPage.tsx')).RulesPage }))
const CardsPage = lazy(async () => ({ default: (await import('../cards/CardsPage.tsx')).CardsPage }))
const AboutPage = lazy(async () => ({ default: (await import('../about/AboutPage.tsx')).AboutPage }))

/** Only the lobby is part of the first load; every other page is fetched when it is opened. */
export function PageOf({ route }: { readonly route: Route }) {
  switch (route.page) {
    case 'lobby':
      return <LobbyPage />
    case 'play':
      return <SetupPage game={route.game} />
    case 'table':
      return <TablePage id={route.id} />
    case 'replay':
      return <ReplayPage id={route.id} at={route.at} />
    case 'shared':
      return <SharedPage key={route.data} data={route.data} at={route.at} />
    case 'learn':
      return <LessonPage game={route.game} />
    case 'rules':
      return <RulesPage game={route.game} rule={route.rule} from={route.from} />
    case 'cards':
      return <CardsPage game={route.game} from={route.from} />
    case 'fairness':
      return <FairnessPage id={route.id} />
    case 'online':
    case 't':
    case 'join':
    case 'watch':
    case 'seat':
      return <OnlinePage route={route} />
    case 'about':
      return <AboutPage />
    case 'lost':
      return <LostPage />
  }
}

/** Fetches a page and the words of tables in parallel. */
async function withTableWords<Module>(
  page: Promise<Module>,
  openFurther?: (lang: Lang) => Promise<unknown>,
): Promise<Module> {
  const { lang } = currentSettings()
  const [loaded] = await Promise.all([page, openTableWords(lang), openFurther?.(lang)])
  return loaded
}

import { lazy } from 'preact/compat'
import type { OnlineRoute } from '../router/routes.ts'
import { currentSettings } from '../settings/useSettings.ts'
import { openTableWords } from '../table/words.ts'
import { CreatePage } from './create/CreatePage.tsx'
import { EnterPage } from './enter/EnterPage.tsx'
import { openOnlineWords } from './words.ts'

const OnlineTablePage = lazy(async () => {
  const { lang } = currentSettings()
  const [{ OnlineTablePage: Fetched }] = await Promise.all([
    import('./table/OnlineTablePage.tsx'),
    openOnlineWords(lang),
    openTableWords(lang),
  ])
  return { default: Fetched }
})

/** The pages of online tables: setting one up, a link to one, and the table. */
export function OnlinePage({ route }: { readonly route: OnlineRoute }) {
  switch (route.page) {
    case 'online':
      return <CreatePage game={route.game} />
    case 't':
      return <OnlineTablePage table={route.table} />
    default:
      return <EnterPage route={route} />
  }
}

import { Button, Menu, MenuItem, MenuTrigger, Popover, Text } from 'react-aria-components'
import { href, type Route } from '../../router/routes.ts'
import { TableIcon } from '../icons.tsx'
import { useTableWords } from '../words.ts'

export interface MenuProps {
  readonly id: string
  readonly game: string
  /** Whether the file would tell people at this screen what others hold. */
  readonly exportTells: boolean
  onExport(): void
  onSettings(): void
  onKeys(): void
}

/** Everything that is not the game itself; comes open, as somebody has just asked for it. */
export function TableMenu({ id, game, exportTells, onExport, onSettings, onKeys }: MenuProps) {
  const words = useTableWords()
  const table = { page: 'table', id } as const
  const link = (route: Route, text: string) => (
    <MenuItem className="menu-item" href={href(route)} textValue={text}>
      {text}
    </MenuItem>
  )
  return (
    <MenuTrigger defaultOpen>
      <Button className="button bare icon" aria-label={words.menu}>
        <TableIcon name="menu" />
      </Button>
      <Popover className="menu-popover panel" placement="bottom end" containerPadding={8}>
        <Menu className="menu" aria-label={words.menu}>
          <MenuItem className="menu-item" onAction={onExport} textValue={words.menuExport}>
            <Text slot="label">{words.menuExport}</Text>
            {exportTells && (
              <Text slot="description" className="menu-note small soft">
                {words.exportTells}
              </Text>
            )}
          </MenuItem>
          {link({ page: 'rules', game, rule: null, from: table }, words.menuRules)}
          {link({ page: 'cards', game, from: table }, words.menuCards)}
          {link({ page: 'replay', id, at: 0 }, words.menuReplay)}
          {link({ page: 'fairness', id }, words.menuFairness)}
          <MenuItem className="menu-item" onAction={onSettings}>
            {words.menuSettings}
          </MenuItem>
          <MenuItem className="menu-item" onAction={onKeys}>
            {words.menuShortcuts}
          </MenuItem>
          {link({ page: 'play', game }, words.menuNew)}
          {link({ page: 'lobby' }, words.menuLeave)}
        </Menu>
      </Popover>
    </MenuTrigger>
  )
}

/** The name of the site, at the top of every page but the lobby. */
export function SmallSign() {
  return (
    <span className="small-sign" lang="pl">
      Kantyna
    </span>
  )
}

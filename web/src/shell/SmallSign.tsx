/** The house's name, as it hangs over every page but the lobby. */
export function SmallSign() {
  return (
    <span className="small-sign" lang="pl">
      Kantyna
    </span>
  )
}

export function RulesPage({ game, rule }: { readonly game: string; readonly rule: string | null }) {
  return (
    <h1>
      {game} {rule}
    </h1>
  )
}

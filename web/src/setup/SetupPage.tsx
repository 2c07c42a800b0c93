export function SetupPage({ game }: { readonly game: string }) {
  return <h1>{game}</h1>
}

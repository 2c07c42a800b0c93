export function CardsPage({ game }: { readonly game: string }) {
  return <h1>{game}</h1>
}

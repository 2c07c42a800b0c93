export function LobbyPage() {
  return <h1>LobbyPage</h1>
}

import type { ClientFrame, ServerFrame } from '@kantyna/online'

/** What each frame of the socket is for. */

export const clientFrames: Readonly<Record<ClientFrame['is'], string>> = {
  hello:
    'The first frame. It has the version of the protocol, and how far the client has received the table, so that a client that connects again gets only what it has missed.',
  command:
    'A choice or another command about the game. The client makes the id; a repeated id is carried out once. `takebacks` is that of the latest snapshot: a choice made before a take-back that the client has not seen is refused.',
  request:
    'What concerns the table apart from the game: take a seat, get ready, change settings, talk, a rematch.',
  ask: 'A question that changes nothing: how an answer in parts goes on, what an answer would lead to, a hint.',
  looking: 'Whether a person looks at the page.',
}

export const serverFrames: Readonly<Record<ServerFrame['is'], string>> = {
  welcome: 'The answer to `hello`.',
  room: 'The table apart from its game: settings, seats, who is there.',
  dealt: 'The game has been dealt, or this client plays other seats than before. Updates follow.',
  update:
    'What has changed for each viewer that this client may see: null is the spectator. A snapshot is a difference: `[0, value]` replaces, `[1, changes, removed]` changes the fields of an object, `[2, length, changes]` changes the items of a list. `entries` replace everything from the place `from` on.',
  current: 'The client has received everything up to this row of the log.',
  result:
    'The answer to a command. It comes after the row is on the disk, and after the update that shows it. `proof` is the server’s signature over the log up to this row.',
  requested: 'The answer to a request.',
  answer: 'The answer to a question.',
  said: 'Something was said at the table.',
  nudged: 'Another player reminds this one that the table waits.',
  beat: 'Nothing but a sign that the connection is there.',
}

import { closeCodes } from '@kantyna/online'
import { framesIn, schemaOf } from './openapi.ts'
import { describedRoutes } from './routes-described.ts'

interface Schemas {
  readonly ClientFrame: { readonly [key: string]: unknown }
  readonly ServerFrame: { readonly [key: string]: unknown }
}

export interface Described {
  readonly components: { readonly schemas: Schemas }
}

/** The same as a page to read, without scripts. */
export function docsPage({ components: { schemas } }: Described): string {
  const routes = describedRoutes.map(({ method, path, does, body, reply, problems }) =>
    [
      `<h3><code>${method.toUpperCase()} ${escaped(path)}</code></h3>`,
      `<p>${escaped(does)}</p>`,
      problems.length === 0 ? '' : `<p>May be refused: ${problems.map(code).join(', ')}.</p>`,
      body === undefined ? '' : details('Body', schemaOf(body)),
      reply === null ? '' : details('Answer', schemaOf(reply)),
    ].join('\n'),
  )
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Kantyna: requests and frames</title>
<link rel="stylesheet" href="/docs/style.css">
</head>
<body>
<main>
<h1>Requests and frames</h1>
<p>For people who write a client or a bot. The same as <a href="/docs/openapi.json">OpenAPI 3.1</a>. The code has a bot of about 100 lines in <code>examples/bot.ts</code>.</p>
<p>A device is known by a cookie, which its first POST sets. A link such as <code>/#/join/TABLE/SECRET</code> has its secret in the fragment: send it with <code>POST /api/tables/TABLE/enter</code>, then open the socket.</p>
<h2>Requests</h2>
${routes.join('\n')}
<h2>Frames of the socket</h2>
<p><code>/api/tables/{table}/socket</code> is a WebSocket. Each message is one frame in JSON. The server refuses fields that it does not know; a client should ignore them.</p>
<h3>From the client</h3>
${frames(schemas.ClientFrame)}
<h3>From the server</h3>
${frames(schemas.ServerFrame)}
<h3>Why the server closes a connection</h3>
<ul>
${Object.entries(closeCodes)
  .map(([why, number]) => `<li>${code(String(number))} ${escaped(why)}</li>`)
  .join('\n')}
</ul>
</main>
</body>
</html>
`
}

function frames(schema: Schemas['ClientFrame']): string {
  return framesIn(schema)
    .map(({ description = '', ...frame }) =>
      [
        `<h4><code>${escaped(frame.properties.is.const)}</code></h4>`,
        `<p>${escaped(description)}</p>`,
        details('Schema', frame),
      ].join('\n'),
    )
    .join('\n')
}

function details(title: string, schema: object): string {
  return `<details><summary>${title}</summary><pre>${escaped(JSON.stringify(schema, null, 2))}</pre></details>`
}

function code(text: string): string {
  return `<code>${escaped(text)}</code>`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}

export const docsStyle = `:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
main { max-width: 50rem; margin: 0 auto; padding: 1rem; }
h3 { margin-top: 2rem; }
h3, h4, code { overflow-wrap: anywhere; }
pre { overflow: auto; max-height: 30rem; padding: 0.75rem; border: 1px solid; }
summary { cursor: pointer; padding: 0.25rem 0; }
`

import {
  apiSchemas,
  clientFrameSchema,
  closeCodes,
  LARGEST_FRAME,
  paths,
  serverFrameSchema,
} from '@kantyna/online'
import * as z from 'zod/mini'
import { clientFrames, serverFrames } from './frames-described.ts'
import { type DescribedRoute, describedRoutes } from './routes-described.ts'

type Json = { readonly [key: string]: unknown }

/** What the server understands, as OpenAPI 3.1. The frames of the socket are among its schemas. */
export function openApi(): Json {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Kantyna',
      version: '1',
      description:
        'Online tables. A device is known by a cookie, which its first POST sets. Everything at a table goes over its socket.',
    },
    paths: { ...routes(), ...socket() },
    components: {
      schemas: {
        Problem: schemaOf(apiSchemas.problem),
        ClientFrame: withNotes(schemaOf(clientFrameSchema), clientFrames),
        ServerFrame: withNotes(schemaOf(serverFrameSchema), serverFrames),
      },
    },
  }
}

function routes(): Json {
  const byPath = Map.groupBy(describedRoutes, ({ path }) => path)
  return Object.fromEntries(
    [...byPath].map(([path, each]) => [
      path,
      {
        ...parametersOf(path),
        ...Object.fromEntries(each.map((route) => [route.method, operation(route)])),
      },
    ]),
  )
}

function operation({ does, body, reply, problems }: DescribedRoute): Json {
  const json = (schema: Json) => ({ content: { 'application/json': { schema } } })
  const problem = {
    description: problems.join(', '),
    ...json({ $ref: '#/components/schemas/Problem' }),
  }
  return {
    summary: does,
    ...(body === undefined ? {} : { requestBody: { required: true, ...json(schemaOf(body)) } }),
    responses: {
      200: { description: 'Done.', ...json(reply === null ? { type: 'object' } : schemaOf(reply)) },
      ...(problems.length === 0 ? {} : { default: problem }),
    },
  }
}

/** OpenAPI has no words for a socket: its frames are an extension that refers to the schemas. */
function socket(): Json {
  const path = paths.socket('{table}')
  const summary = `Opens the WebSocket of a table. Each message is one frame in JSON; the largest that the server reads has ${LARGEST_FRAME} bytes. The client greets first.`
  return {
    [path]: {
      ...parametersOf(path),
      get: {
        summary,
        responses: { 101: { description: 'The socket is open.' } },
        'x-websocket': {
          client: { $ref: '#/components/schemas/ClientFrame' },
          server: { $ref: '#/components/schemas/ServerFrame' },
          closeCodes,
        },
      },
    },
  }
}

function parametersOf(path: string): Json {
  if (!path.includes('{table}')) return {}
  const table = { name: 'table', in: 'path', required: true, schema: { type: 'string' } }
  return { parameters: [table] }
}

export function schemaOf(schema: z.ZodMiniType): Json {
  // Some values are checked by functions, which have no schema: they are described as anything.
  const { $schema: _, ...plain } = z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' })
  return plain
}

/** The schema of one kind of frame. */
export interface FrameSchema extends Json {
  readonly properties: { readonly is: { readonly const: string } }
  readonly description?: string
}

export function framesIn(schema: Json): readonly FrameSchema[] {
  return schema['oneOf'] as readonly FrameSchema[] // both are unions of frames
}

function withNotes(schema: Json, notes: Readonly<Record<string, string>>): Json {
  const described = framesIn(schema).map((frame) => ({
    title: frame.properties.is.const,
    description: notes[frame.properties.is.const],
    ...frame,
  }))
  return { ...schema, oneOf: described }
}

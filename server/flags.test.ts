import { describe, expect, it } from 'vitest'
import { readFlags, UsageError } from './flags.ts'

describe('flags of the server', () => {
  it.each([
    [[], {}, { host: '127.0.0.1', port: 4180 }],
    [[], { PORT: '8080' }, { host: '127.0.0.1', port: 8080 }],
    [['--port', '9000'], { PORT: '8080' }, { host: '127.0.0.1', port: 9000 }],
    [['--host=0.0.0.0', '--port=0'], {}, { host: '0.0.0.0', port: 0 }],
  ])('reads %j with %j', (args, env, flags) => {
    expect(readFlags(args, env)).toEqual(flags)
  })

  it.each([
    [['--port', 'many'], {}, '--port must be a whole number from 0 to 65535, not "many".'],
    [['--port', '65536'], {}, '--port must be a whole number from 0 to 65535, not "65536".'],
    [[], { PORT: '-1' }, 'PORT must be a whole number from 0 to 65535, not "-1".'],
    [['--host', ''], {}, '--host needs an address, such as 127.0.0.1 or 0.0.0.0.'],
    [['--prot', '1'], {}, "Unknown option '--prot'. usage: npm start -- [--port NUMBER] [--host ADDRESS]"],
    [
      ['--port'],
      {},
      "Option '--port <value>' argument missing. usage: npm start -- [--port NUMBER] [--host ADDRESS]",
    ],
    [['now'], {}, /^Unexpected argument 'now'\. .*usage/],
  ])('refuses %j with %j in one sentence', (args, env, message) => {
    const read = () => readFlags(args, env)
    expect(read).toThrow(UsageError)
    expect(read).toThrow(message)
  })
})

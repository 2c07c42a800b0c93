'use strict'
/**
 * `node tools/node.cjs PROGRAM …` runs one of our programs with a Node that is new enough: the Node of this machine
 * (which runs npm), else the one that came with the packages. Plain JavaScript, so that an old Node can read it.
 */
const { spawn } = require('node:child_process')
const { delimiter, dirname, resolve, sep } = require('node:path')
const { pathToFileURL } = require('node:url')

const NEEDED = 24

/** Which Node to use, and where it comes from; null if none is new enough. */
function chooseNode(env, here) {
  const [, version = ''] = / node\/(v\d+\.\S+)/.exec(` ${env.npm_config_user_agent || ''}`) || []
  const path = env.npm_node_execpath
  if (path !== undefined && isNewEnough(version)) return { path, version, whose: 'of this machine' }
  if (!isNewEnough(here.version)) return null
  const isPackaged = here.path.includes(`${sep}node_modules${sep}`)
  return { ...here, whose: isPackaged ? 'that came with the packages' : 'of this machine' }
}

function isNewEnough(version) {
  return Number((/^v(\d+)\./.exec(version) || [])[1]) >= NEEDED
}

function main([program, ...args]) {
  const here = { path: process.execPath, version: process.version }
  const chosen = chooseNode(process.env, here)
  if (chosen === null) {
    console.error(
      `Kantyna needs Node ${NEEDED} or later, and this is ${here.version}: install one from nodejs.org.`,
    )
    process.exitCode = 2
    return
  }
  console.error(`Node ${chosen.version} ${chosen.whose} is used.`)
  // Processes that the program starts find the same Node first.
  process.env.PATH = [dirname(chosen.path), process.env.PATH].join(delimiter)
  if (chosen.path === here.path) {
    process.argv = [here.path, resolve(program), ...args]
    import(pathToFileURL(resolve(program)).href).catch((problem) => {
      console.error(problem)
      process.exitCode = 70
    })
    return
  }
  const child = spawn(chosen.path, [program, ...args], { stdio: 'inherit' })
  // A terminal sends the signal to both processes. Other senders reach only this one, so it passes the signal on.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => {
    if (signal === null) process.exit(code)
    for (const each of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.removeAllListeners(each)
    process.kill(process.pid, signal)
  })
}

if (require.main === module) main(process.argv.slice(2))

module.exports = { chooseNode }

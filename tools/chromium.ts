/**
 * Finds the Chromium that the browser tests drive; on Debian, as root, installs it if there is none. Run as a program
 * it prints the path; exit code 1 if none can be found or installed.
 */
import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const commands = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome']

const usualPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
]

/** The path of a Chromium on this machine. If CHROMIUM_PATH is set, no other path is tried. */
export function findChromium(env: NodeJS.ProcessEnv = process.env): string | undefined {
  const wanted = env['CHROMIUM_PATH']
  if (wanted) return isExecutable(wanted) ? wanted : undefined
  const onPath = (env['PATH'] ?? '')
    .split(delimiter)
    .filter((folder) => folder !== '')
    .flatMap((folder) => commands.map((command) => join(folder, command)))
  return [...usualPaths, ...onPath].find(isExecutable)
}

/**
 * Pages that the browser itself would open behind every window: for an address bar that nobody sees, and as a spare
 * page.
 */
const ownPages = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'SpareRendererForSitePerProcess']

/** A copy of Playwright's list of disabled features, because Chromium reads only the last such list. */
const leftOutByPlaywright = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
]

/** Arguments of playwright's `chromium.launch` for a browser that makes no requests of its own. */
export function launchOptions(executablePath: string) {
  return {
    executablePath,
    headless: true,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      `--disable-features=${[...leftOutByPlaywright, ...ownPages].join(',')}`,
    ],
  }
}

/** Like findChromium, but tries to install one first. Reports what it does on stderr, and loudly if it fails. */
export function ensureChromium(): string | undefined {
  const found = findChromium()
  if (found) return found
  if (process.env['CHROMIUM_PATH']) {
    leftOut(`CHROMIUM_PATH is ${process.env['CHROMIUM_PATH']}, and no program is there`)
    return undefined
  }
  if (!canInstall()) {
    leftOut('no Chromium was found; install one, or set CHROMIUM_PATH to its program')
    return undefined
  }
  console.error('No Chromium was found: installing it with apt-get.')
  const installed = aptGet('update') && aptGet('install', '-y', '--no-install-recommends', 'chromium')
  const now = installed ? findChromium() : undefined
  if (!now) leftOut('apt-get could not install chromium')
  return now
}

function canInstall(): boolean {
  return existsSync('/etc/debian_version') && process.getuid?.() === 0
}

function aptGet(...args: string[]): boolean {
  const { status } = spawnSync('apt-get', ['-q', ...args], {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  return status === 0
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

function leftOut(why: string): void {
  console.error(`\n!!! BROWSER TESTS LEFT OUT: ${why}.\n`)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const path = ensureChromium()
  if (path) console.log(path)
  else process.exitCode = 1
}

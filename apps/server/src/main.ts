import { enableCompileCache } from 'node:module'
import { readConfig, type Config } from './config.ts'
import type { OpenDatabase } from './platform/db/database.ts'
import type { Deps } from './platform/deps.ts'
import { isLoopback } from './platform/ip-address.ts'
import { StartupError } from './platform/startup-error.ts'

// Compiled code is cached between starts; the imports below profit from it.
enableCompileCache()

// A closed terminal or pipe neither ends the server nor prevents a clean stop.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})

/** Milliseconds for running requests when the server is asked to stop. */
const LAST_REQUESTS = 10_000

try {
  await start(readConfig(process.env, process.argv.slice(2)))
} catch (error) {
  if (error instanceof StartupError) console.error(`\n${error.message}\n`)
  else console.error('\nThe server could not start.', error)
  process.exit(1)
}

async function start(config: Config) {
  const { createLogger } = await import('./platform/logger.ts')
  const logger = await createLogger(config.logLevel, process.stdout.isTTY ? 'pretty' : undefined)
  // The database opens in its thread, or on the network, while the rest of the program is loaded.
  const { openDatabase } = await import('./platform/db/open-database.ts')
  const opening = openDatabase(config, logger)
  const loading = Promise.all([import('./app.ts'), import('./platform/ids.ts')])
  const database = await opening
  try {
    const [{ createApp }, { newId }] = await loading
    const deps: Deps = { config, db: database.db, now: () => new Date(), newId }
    const people = await prepare(deps)
    const app = await createApp(deps, { logger })
    stopOnSignals(() => app.close(), database)
    const address = await app.listen({ host: config.host, port: config.port }).catch((error: unknown) => {
      throw explainListening(error, config)
    })
    const what = config.staticDir === undefined ? ' (the API alone; /docs describes it)' : ''
    console.log(
      `\n${[`SQOS is ready: ${forBrowsers(address)}${what}`, ...people, 'Stop it with Ctrl-C.'].join('\n')}\n`,
    )
  } catch (error) {
    await database.close()
    throw error
  }
}

/** Migrates the tables and creates the first users; returns messages for the terminal. */
async function prepare(deps: Deps): Promise<string[]> {
  const { migrate } = await import('./platform/db/migrate.ts')
  await migrate(deps.db)
  const { demoAccounts, generatePassword, seedDemo, seedFirstAdministrator, seedRegions, syncPages } =
    await import('../seed/index.ts')
  const added = await syncPages(deps)
  if (added)
    console.log(`New in the menu, granted to ${added.roles.join(', ') || 'no role'}: ${added.codes.join(', ')}`)
  await seedRegions(deps)
  if (deps.config.demo) {
    // The demo password is public: it is valid on this machine only.
    const own = isLoopback(deps.config.host) ? undefined : (deps.config.adminPassword ?? generatePassword())
    const fresh = await seedDemo(deps, own)
    const given = deps.config.adminPassword === undefined ? (own ?? '') : '(ADMIN_PASSWORD)'
    const hidden = fresh ? given : '(of the first start)'
    const width = Math.max(...demoAccounts.map(({ account }) => account.length))
    const accounts = demoAccounts.map(
      ({ account, password, role }) => `  ${account.padEnd(width)}  ${own === undefined ? password : hidden}  ${role}`,
    )
    return [
      fresh ? 'Demo accounts:' : 'Demo accounts (as they were made; passwords may have been changed since):',
      ...accounts,
    ]
  }
  const first = await seedFirstAdministrator(deps)
  if (!first) return []
  if (first.generatedPassword === undefined)
    return [`First administrator: ${first.account}, with the password of ADMIN_PASSWORD.`]
  return [
    `First administrator: ${first.account}, password ${first.generatedPassword} (shown this once: note it and change it).`,
  ]
}

/**
 * Ctrl-C, SIGTERM and a closed terminal let running requests complete and close the database; a second signal stops at
 * once.
 */
function stopOnSignals(closeApp: () => Promise<unknown>, database: OpenDatabase) {
  let stopping = false
  async function stop() {
    if (stopping) process.exit(130)
    stopping = true
    console.log('Stopping: finishing the requests in flight …')
    const late = new Promise((resolve) => setTimeout(resolve, LAST_REQUESTS, 'late').unref())
    try {
      const ended = await Promise.race([closeApp(), late])
      if (ended === 'late') console.error('A request did not finish in time and is cut off.')
      await database.close()
      process.exit(0)
    } catch (error) {
      console.error('The server did not stop cleanly.', error)
      process.exit(1)
    }
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop())
}

function explainListening(error: unknown, { host, port }: Config): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE')
    return new StartupError(
      `Port ${port} is taken by another program: stop that one, or choose another port with PORT=${port + 1}.`,
    )
  if (code === 'EACCES')
    return new StartupError(`Port ${port} needs more rights than this user has: choose one above 1023 with PORT.`)
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new StartupError(
      `This machine has no address ${host}: set HOST to 127.0.0.1, or to 0.0.0.0 to be reached from others.`,
    )
  return error
}

/** Replaces "every address of this machine", which a browser cannot open. */
function forBrowsers(address: string): string {
  return address.replace(/\/\/(0\.0\.0\.0|\[::\])/, '//127.0.0.1')
}

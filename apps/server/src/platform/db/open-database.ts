import type { Config } from '../../config.ts'
import type { OpenDatabase } from './database.ts'
import { openDataFolder } from './embedded/data-folder.ts'
import { openPostgres } from './postgres.ts'

interface Log {
  info: (message: string) => void
  warn: (message: string) => void
  error: (details: object, message: string) => void
}

/** Opens the configured database: PostgreSQL, or the embedded one in the data folder. */
export function openDatabase(config: Config, log: Log): Promise<OpenDatabase> {
  const { databaseUrl, dataDir, backupHours } = config
  if (databaseUrl !== undefined) return openPostgres(databaseUrl, { onWait: (problem) => log.warn(problem) })
  return openDataFolder({
    dataDir,
    backupHours,
    onLost: () => {
      log.error({ dataDir }, 'Another server has taken over the data folder; this one stops')
      process.kill(process.pid, 'SIGTERM')
    },
    onBackup: (path) => log.info(`Backed up the embedded database and the files to ${path}`),
    onBackupFailed: (error) => log.error({ err: error }, 'The backup of the embedded database and the files failed'),
  })
}

import { resolve } from 'node:path'
import { readConfig } from './config.ts'
import { restoreBackup } from './platform/db/embedded/data-folder.ts'
import { StartupError } from './platform/startup-error.ts'

// `pnpm --filter @sqos/server restore <folder>`: restores database and files of a backup.
const backup = process.argv.slice(2).find((argument) => argument !== '--')
try {
  if (backup === undefined)
    throw new StartupError('Name the backup: pnpm --filter @sqos/server restore .data/backups/<time>')
  const { dataDir } = readConfig(process.env)
  // pnpm runs this in the folder of the package; the path is relative to where the command was typed.
  const aside = await restoreBackup(dataDir, resolve(process.env['INIT_CWD'] ?? '.', backup))
  process.stdout.write(`Restored ${backup} into ${dataDir}.\n`)
  if (aside.length > 0)
    process.stdout.write(`What was there before is in ${aside.join(' and ')}; delete it when all is well.\n`)
} catch (error) {
  if (!(error instanceof StartupError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}

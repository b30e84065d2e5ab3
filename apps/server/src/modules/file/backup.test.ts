import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createApp } from '../../app.ts'
import { readConfig } from '../../config.ts'
import { writeBackup } from '../../platform/db/embedded/backups.ts'
import { openDataFolder, restoreBackup } from '../../platform/db/embedded/data-folder.ts'
import { migrate } from '../../platform/db/migrate.ts'
import type { Deps } from '../../platform/deps.ts'
import { newId } from '../../platform/ids.ts'
import { buildSession, buildUser } from '../../testing/builders.ts'
import { createCaller } from '../../testing/caller.ts'
import type { FileTicket } from './file.schema.ts'
import { upload } from './upload.testing.ts'

/** Starts a server on a data folder, like `start` does. */
async function serverOn(dataDir: string) {
  const database = await openDataFolder({ dataDir, backupHours: 0, onBackup: () => {}, onBackupFailed: () => {} })
  const config = { ...readConfig({ LOG_LEVEL: 'silent' }), dataDir }
  const deps: Deps = { config, db: database.db, now: () => new Date(), newId }
  await migrate(deps.db)
  const app = await createApp(deps)
  await app.ready()
  return {
    app,
    deps,
    dump: database.dump,
    callerOf: (token: string) => createCaller(app, { token: () => Promise.resolve(token) }),
    async [Symbol.asyncDispose]() {
      await app.close()
      await database.close()
    },
  }
}

it('a file deleted after a backup exists again after the restore', async () => {
  const root = await mkdtemp(join(tmpdir(), 'sqos-backup-'))
  const dataDir = join(root, 'data')
  const content = Buffer.from('合同正文'.repeat(1000))
  try {
    let name = ''
    let token = ''
    let backup = ''
    {
      await using server = await serverOn(dataDir)
      const { id: userId } = await buildUser(server.deps, { account: 'admin', isAdministrator: true })
      token = await buildSession(server.deps, { userId })
      const caller = server.callerOf(token)
      name = (await upload(caller, { content, name: '合同.txt' })).data.name
      backup = await writeBackup(dataDir, { dump: server.dump, now: new Date() })
      // Deleted with its content: no other file uses it.
      await caller.delete(`/api/file/annex/${name}`)
      expect((await caller.get(`/api/file/Download/annex/${name}`)).code).not.toBe(200)
    }

    const aside = await restoreBackup(dataDir, backup)

    await using server = await serverOn(dataDir)
    const { data: link } = await server.callerOf(token).get<FileTicket>(`/api/file/Download/annex/${name}`)
    const whole = await server.app.inject({ url: link.url, headers: { authorization: token } })
    expect(whole.rawPayload.equals(content)).toBe(true)
    expect(aside.map((path) => path.replace(/\.before-.*/, ''))).toEqual([
      join(dataDir, 'database'),
      join(dataDir, 'files'),
    ])
  } finally {
    await rm(root, { recursive: true, force: true })
  }
})

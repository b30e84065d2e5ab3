import type { Deps } from '../../platform/deps.ts'
import type { Jobs } from '../../platform/jobs/index.ts'
import type { AccountRepository } from './account.repository.ts'
import { createEmailRepository } from './email.repository.ts'

/** Users of one step. */
const PART = 100
/** Milliseconds in the recycle bin after which mails are removed: an account that is restored earlier still has them. */
const KEPT = 30 * 24 * 60 * 60_000

interface RemovalDeps extends Pick<Deps, 'db' | 'now'> {
  accounts: AccountRepository
  removeFiles: (names: readonly string[]) => Promise<void>
  jobs: Jobs
}

/** Removes mailboxes, mails and their files of users who were deleted, each night. Nothing is received for them meanwhile. */
export function scheduleRemoval({ db, now, accounts, removeFiles, jobs }: RemovalDeps): void {
  async function removeAll(userId: string): Promise<void> {
    // The password first.
    await accounts.remove(userId)
    const emails = createEmailRepository(db, userId)
    for (let files = await emails.removeSome(); files; files = await emails.removeSome()) await removeFiles(files)
  }

  jobs.schedule({
    kind: 'email.tidy',
    cron: '17 3 * * *',
    async run() {
      const next = () => accounts.listForgotten({ before: new Date(now().getTime() - KEPT), limit: PART })
      for (let users = await next(); users.length > 0; users = await next())
        for (const userId of users) await removeAll(userId)
    },
  })
}

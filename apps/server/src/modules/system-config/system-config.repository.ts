import { sql, type Insertable } from 'kysely'
import { readLastRevision } from '../../platform/configuration.ts'
import type { Db, Trx } from '../../platform/db/database.ts'
import type { SystemImagesTable } from './system-config.tables.ts'

/** Arbitrary id of an advisory lock. */
const SETTINGS_LOCK = 4_100_006

/** SQL of the administration of settings. */
export function createSystemConfigRepository(db: Db | Trx) {
  return {
    /** Serialises changes of settings: rows that do not exist yet cannot be locked. */
    lock: () => sql`select pg_advisory_xact_lock(${SETTINGS_LOCK})`.execute(db),

    readLastChange: () => readLastRevision(db, 'systemSettings'),

    write: (rows: { key: string; value: string }[]) =>
      db
        .insertInto('systemSettings')
        .values(rows)
        .onConflict((conflict) => conflict.column('key').doUpdateSet((eb) => ({ value: eb.ref('excluded.value') })))
        .execute(),

    insertImage: (image: Insertable<SystemImagesTable>) =>
      db
        .insertInto('systemImages')
        .values(image)
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ createdAt: image.createdAt }))
        .execute(),

    findImage: (name: string) => db.selectFrom('systemImages').selectAll().where('name', '=', name).executeTakeFirst(),

    /** Images from before `moment` that no setting uses. */
    deleteUnusedImages: (moment: Date) =>
      db
        .deleteFrom('systemImages')
        .where('createdAt', '<', moment)
        .where((eb) =>
          eb.not(
            eb.exists(
              eb
                .selectFrom('systemSettings')
                .select('key')
                .where(sql<boolean>`system_settings.value = '/api/file/Image/system/' || system_images.name`),
            ),
          ),
        )
        .execute(),
  }
}

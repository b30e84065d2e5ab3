import { sql, type Kysely } from 'kysely'

/** Adds the PDF of the preview to files. References to it are counted like those to thumbnails. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table files add column preview_key text references file_objects (key)`.execute(db)
  await sql`create index files_preview on files (preview_key)`.execute(db)
  await sql`
    create or replace function count_file_references() returns trigger language plpgsql as $$
    declare
      old_keys text[] := '{}';
      new_keys text[] := '{}';
    begin
      if tg_op <> 'INSERT' then
        old_keys := array_append(old_keys, old.object_key);
        if tg_table_name = 'files' then old_keys := old_keys || array[old.thumbnail_key, old.preview_key]; end if;
      end if;
      if tg_op <> 'DELETE' then
        new_keys := array_append(new_keys, new.object_key);
        if tg_table_name = 'files' then new_keys := new_keys || array[new.thumbnail_key, new.preview_key]; end if;
      end if;
      if old_keys = new_keys then return null; end if;
      update file_objects set reference_count = reference_count + 1 where key = any(new_keys);
      update file_objects set reference_count = reference_count - 1 where key = any(old_keys);
      return null;
    end $$`.execute(db)
}

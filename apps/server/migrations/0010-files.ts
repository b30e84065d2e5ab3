import { sql, type Kysely } from 'kysely'

const statements = [
  // What lies in the storage. A row is there before its bytes are and goes after they went, so that no byte is ever forgotten:
  // `writing` and `doomed` are cleaned away, `ready` is content, once for the same bytes.
  `create table file_objects (
    key text primary key,
    status text not null default 'writing' check (status in ('writing', 'ready', 'doomed')),
    sha256 text,
    md5 text,
    size bigint,
    content_type text,
    extension text,
    reference_count integer not null default 0 check (reference_count >= 0),
    created_at timestamptz not null
  )`,
  `create unique index file_objects_sha256 on file_objects (sha256) where status = 'ready'`,
  `create index file_objects_md5 on file_objects (md5) where status = 'ready'`,
  `create index file_objects_waste on file_objects (created_at) where status <> 'ready' or reference_count = 0`,

  // Files as people know them. The name is made by the server and cannot be guessed.
  `create table files (
    name text primary key,
    type text not null,
    file_name text not null,
    owner_id text not null references users (id),
    object_key text not null references file_objects (key),
    thumbnail_key text references file_objects (key),
    size bigint not null,
    created_at timestamptz not null
  )`,
  `create index files_owner on files (owner_id, created_at desc)`,
  `create index files_object on files (object_key)`,
  `create index files_thumbnail on files (thumbnail_key)`,

  // A file that one person is sending piece by piece; found by the MD5 that the wire gives.
  `create table file_uploads (
    id text primary key,
    owner_id text not null references users (id),
    identifier text not null,
    total_size bigint not null,
    total_chunks integer not null,
    object_key text references file_objects (key),
    file_name text references files (name) on delete set null,
    touched_at timestamptz not null
  )`,
  `create unique index file_uploads_identifier on file_uploads (owner_id, identifier)`,
  `create index file_uploads_touched on file_uploads (touched_at)`,
  `create index file_uploads_file on file_uploads (file_name)`,
  `create index file_uploads_object on file_uploads (object_key)`,
  `create table file_chunks (
    key text primary key references file_objects (key),
    upload_id text not null references file_uploads (id),
    chunk_number integer not null,
    size bigint not null
  )`,
  `create unique index file_chunks_number on file_chunks (upload_id, chunk_number)`,

  // Who refers to content is counted where it is written, so that no code can forget it.
  `create function count_file_references() returns trigger language plpgsql as $$
  declare
    old_keys text[] := '{}';
    new_keys text[] := '{}';
  begin
    if tg_op <> 'INSERT' then
      old_keys := array_append(old_keys, old.object_key);
      if tg_table_name = 'files' then old_keys := array_append(old_keys, old.thumbnail_key); end if;
    end if;
    if tg_op <> 'DELETE' then
      new_keys := array_append(new_keys, new.object_key);
      if tg_table_name = 'files' then new_keys := array_append(new_keys, new.thumbnail_key); end if;
    end if;
    if old_keys = new_keys then return null; end if;
    update file_objects set reference_count = reference_count + 1 where key = any(new_keys);
    update file_objects set reference_count = reference_count - 1 where key = any(old_keys);
    return null;
  end
  $$`,
  ...['files', 'file_uploads'].map(
    (table) => `create trigger count_references after insert or update or delete on ${table}
      for each row execute function count_file_references()`,
  ),

  // What signs links; the same for all servers of this database.
  `create table file_secret (only_one boolean primary key default true check (only_one), secret text not null)`,
  `insert into file_secret (secret) values (gen_random_uuid()::text || gen_random_uuid()::text)`,

  // What people take out and bring in, whoever does it.
  `create table download_records (
    id text primary key,
    owner_id text not null references users (id),
    kind text not null check (kind in ('export', 'import')),
    name text not null,
    job_id text,
    file_name text references files (name) on delete set null,
    created_time timestamptz not null,
    expire_time timestamptz
  )`,
  `create index download_records_owner on download_records (owner_id, created_time desc)`,
  `create index download_records_file on download_records (file_name)`,
  `create index download_records_expire on download_records (expire_time)`,

  // Work that the house itself has to do belongs to nobody, and waits once at most.
  `alter table jobs alter column owner_id drop not null`,
  `create unique index jobs_of_the_house on jobs (kind) where owner_id is null and status in ('waiting', 'running')`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

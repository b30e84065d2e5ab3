import { sql, type Kysely } from 'kysely'

const statements = [
  // Memberships change often, grants seldom, and grantable items hardly ever: each has its own version, so that a
  // server evaluates only what depends on the change. `version` remains that of memberships, roles, positions and
  // organisations.
  `alter table authority_version
    add column catalogue uuid not null default gen_random_uuid(),
    add column grants uuid not null default gen_random_uuid()`,

  // As before, once per transaction at its commit, now for each of the three.
  `create or replace function note_authority_change() returns trigger language plpgsql as $$
  declare
    part text := case
      when tg_table_name in ('menus', 'menu_items', 'menu_data_fields', 'menu_data_schemes') then 'catalogue'
      when tg_table_name = 'authorities' then 'grants'
      else 'version' end;
  begin
    if current_setting('sqos.noted_' || part, true) is distinct from 'yes' then
      perform set_config('sqos.noted_' || part, 'yes', true);
      execute format('update authority_version set %I = gen_random_uuid()', part);
    end if;
    return null;
  end
  $$`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

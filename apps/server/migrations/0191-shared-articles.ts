import { sql, type Kysely } from 'kysely'

const statements = [
  // People with whom an article is shared.
  `create table writing_shares (
    article_id text not null references writing_articles (id) on delete cascade,
    user_id text not null,
    may_edit smallint not null,
    created_at timestamptz not null,
    primary key (article_id, user_id)
  )`,
  `create index writing_shares_user on writing_shares (user_id)`,
  // An article that several people edit, as a document of Yjs. Made once, from the stored JSON.
  `create table writing_docs (
    article_id text primary key references writing_articles (id) on delete cascade,
    doc_id text not null,
    state bytea not null
  )`,
  // Edits that are not in the state yet.
  `create table writing_edits (
    number bigserial primary key,
    article_id text not null references writing_docs (article_id) on delete cascade,
    edit bytea not null,
    user_id text not null,
    created_at timestamptz not null
  )`,
  `create index writing_edits_article on writing_edits (article_id, number)`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

import { sql, type Kysely } from 'kysely'

const statements = [
  // A comment on an article, or an answer to one.
  `create table writing_comments (
    id text primary key,
    article_id text not null references writing_articles (id) on delete cascade,
    thread_id text references writing_comments (id) on delete cascade,
    author_id text not null,
    quote text not null default '',
    body text not null,
    resolved_at timestamptz,
    created_at timestamptz not null
  )`,
  `create index writing_comments_article on writing_comments (article_id, created_at)`,
  `create index writing_comments_thread on writing_comments (thread_id)`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

import { sql, type Kysely } from 'kysely'

/** Creates the outbox of domain events and its pending deliveries. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table events (
      id bigint generated always as identity primary key,
      type text not null,
      version integer not null,
      occurred_at timestamptz not null,
      actor_id text,
      key text not null,
      payload jsonb not null
    )`.execute(db)
  // No foreign key to events: appending must be cheap, and events are pruned only after their deliveries.
  await sql`
    create table event_deliveries (
      handler text not null,
      key text not null,
      event_id bigint not null,
      attempts integer not null default 0,
      due_at timestamptz not null,
      locked_until timestamptz,
      parked_at timestamptz,
      error text not null default '',
      primary key (handler, key, event_id)
    )`.execute(db)
  await sql`create index event_deliveries_event on event_deliveries (event_id)`.execute(db)
  await sql`create index event_deliveries_parked on event_deliveries (parked_at) where parked_at is not null`.execute(
    db,
  )
}

import Fastify from 'fastify'
import { Pool } from 'pg'

// The same work without the platform: one route per statement, without session, permissions, validation or names.

const [table = '', port = '0'] = process.argv.slice(2)
const pool = new Pool({ connectionString: process.env['DATABASE_URL'], max: 20 })
const app = Fastify()
const columns = 'title, kind, amount, happened_on, done, creator, created_at'

app.post<{ Body: { kind: string; offset: number } }>('/list', async ({ body }) => {
  const [{ rows: list }, { rows: total }] = await Promise.all([
    pool.query(
      `select "F_Id" as id, ${columns} from lowcode.${table} where kind = $1
        order by happened_on desc nulls last, "F_Id" desc limit 20 offset $2`,
      [body.kind, body.offset],
    ),
    pool.query(`select count(*)::int as total from lowcode.${table} where kind = $1`, [body.kind]),
  ])
  return { list, total: total[0] }
})
app.get<{ Params: { id: string } }>('/one/:id', async ({ params }) => {
  const { rows } = await pool.query(`select * from lowcode.${table} where "F_Id" = $1`, [params.id])
  return { data: rows[0] }
})
app.post<{ Body: { id: string; title: string; kind: string; amount: number } }>('/one', async ({ body }) => {
  await pool.query(
    `insert into lowcode.${table} ("F_Id", title, kind, amount, happened_on, done, note, creator, created_at)
      values ($1, $2, $3, $4, now(), '1', '', '', now())`,
    [body.id, body.title, body.kind, body.amount],
  )
  return {}
})
app.put<{ Params: { id: string }; Body: { title: string; amount: number } }>('/one/:id', async ({ params, body }) => {
  await pool.query(`update lowcode.${table} set title = $2, amount = $3 where "F_Id" = $1`, [
    params.id,
    body.title,
    body.amount,
  ])
  return {}
})
await app.listen({ port: Number(port), host: '127.0.0.1' })

import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { inStableOrder, type Description } from './description.ts'
import { apply, differences } from './files.ts'
import { generateSlices } from './slices.ts'

const envelope = (data: object) => ({
  '200': {
    description: 'ok',
    content: {
      'application/json': {
        schema: {
          type: 'object' as const,
          required: ['code', 'msg', 'data'],
          properties: { code: { type: 'integer' as const }, msg: { type: 'string' as const }, data },
        },
      },
    },
  },
})

const description: Description = {
  openapi: '3.1.0',
  info: { title: 'test', version: '1' },
  paths: {
    '/api/team/{id}': {
      get: {
        operationId: 'getTeam',
        tags: ['team'],
        parameters: [
          { name: 'id', in: 'path', required: true, schema: { type: 'string' } },
          { name: 'depth', in: 'query', required: true, schema: { type: 'integer', default: 1 } },
        ],
        responses: envelope({ $ref: '#/components/schemas/Team' }),
      },
      delete: {
        operationId: 'deleteTeam',
        tags: ['team'],
        parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
        responses: envelope({ type: 'null' }),
      },
    },
    '/api/login': { post: { operationId: 'login', tags: ['auth'], responses: envelope({ type: 'string' }) } },
    '/api/own': { get: { operationId: 'getOwn', tags: ['own-team'], responses: envelope({ type: 'string' }) } },
    '/api/team/{id}/Action/Export': {
      get: {
        operationId: 'exportTeam',
        tags: ['team'],
        parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
        responses: envelope({ type: 'string' }),
      },
    },
    '/api/team/{id}/Picture': {
      get: {
        operationId: 'getTeamPicture',
        tags: ['team', 'picture'],
        responses: { '200': { description: 'ok', content: { 'image/svg+xml': { schema: { type: 'string' } } } } },
      },
    },
    '/healthz': { get: { responses: { '200': { description: 'ok' } } } },
  },
  components: {
    schemas: {
      Team: {
        type: 'object',
        required: ['id', 'name'],
        properties: { id: { type: 'string' }, name: { type: ['string', 'null'] } },
      },
    },
  },
}

describe('generateSlices', () => {
  it('writes one file per area, with the real extension in its import', async () => {
    const slices = await generateSlices(description)

    expect([...slices.keys()]).toEqual([
      'auth/auth.generated.ts',
      'own-team/own-team.generated.ts',
      'team/team.generated.ts',
    ])
    expect(slices.get('team/team.generated.ts')).toMatch(
      /^\/\/ Generated .*\nimport \{ baseApi as api \} from '..\/base-api.ts'/,
    )
  })

  it('joins the words of an area in the names of endpoints', async () => {
    const slices = await generateSlices(description)

    expect(slices.get('own-team/own-team.generated.ts')).toContain('as ownTeamEndpoints')
  })

  it('types responses without the envelope', async () => {
    const team = (await generateSlices(description)).get('team/team.generated.ts')

    expect(team).toContain('export type GetTeamApiResponse = /** status 200 ok */ Team')
    expect(team).toContain('export type DeleteTeamApiResponse = /** status 200 ok */ null')
    expect(team).toContain('name: string | null')
    expect(team).not.toContain('msg')
  })

  it('makes parameters with a default optional', async () => {
    const team = (await generateSlices(description)).get('team/team.generated.ts')

    expect(team).toContain('depth?: number | undefined\n')
    expect(team).toContain('encodeURIComponent(String(queryArg.id))')
  })

  it('generates a mutation for a GET with side effects', async () => {
    const team = (await generateSlices(description)).get('team/team.generated.ts')

    expect(team).toContain('exportTeam: build.mutation')
    expect(team).toContain('useExportTeamMutation')
  })

  it('omits images and files: pages link to them', async () => {
    const slices = await generateSlices(description)

    expect([...slices.values()].join()).not.toContain('getTeamPicture')
  })

  it('has a stable order, whatever the order of the routes', async () => {
    const reversed = { ...description, paths: Object.fromEntries(Object.entries(description.paths ?? {}).toReversed()) }

    expect(inStableOrder(reversed)).toEqual(inStableOrder(description))
    expect(JSON.stringify(inStableOrder(reversed))).toBe(JSON.stringify(inStableOrder(description)))
    expect(await generateSlices(description)).toEqual(await generateSlices(description))
  })
})

describe('differences', () => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'sqos-differences-'))
  })
  afterEach(() => rm(folder, { recursive: true }))

  it('lists new, changed and obsolete files, and is empty after applying them', async () => {
    const before = new Map([
      ['openapi.json', '{}'],
      ['src/old/old.generated.ts', 'old'],
    ])
    await apply(folder, before, await differences(folder, before))
    await writeFile(join(folder, 'src/old/index.ts'), 'written by hand')
    const wanted = new Map([
      ['openapi.json', '{"paths":{}}'],
      ['src/team/team.generated.ts', 'team'],
    ])

    const changes = await differences(folder, wanted)

    expect(changes).toEqual([
      { path: 'openapi.json', state: 'changed' },
      { path: 'src/team/team.generated.ts', state: 'new' },
      { path: 'src/old/old.generated.ts', state: 'left over' },
    ])
    await apply(folder, wanted, changes)
    expect(await differences(folder, wanted)).toEqual([])
    expect(await readFile(join(folder, 'src/old/index.ts'), 'utf8')).toBe('written by hand')
  })
})

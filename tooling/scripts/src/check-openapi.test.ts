import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { countDescribed, problemsOf } from './check-openapi.ts'
import { ROOT } from './lib/workspace.ts'

const operation = (operationId: string) => ({
  operationId,
  summary: 'A thing',
  tags: ['thing'],
  security: [],
  parameters: [{ name: 'id', in: 'path', required: true, description: 'Id', schema: { type: 'string' } }],
  responses: {
    200: {
      description: 'Done',
      content: {
        'application/json': {
          schema: { type: 'object', properties: { code: { type: 'integer', description: 'How it went' } } },
          example: { code: 200 },
        },
      },
    },
    400: { description: 'Refused' },
  },
})

const description = () => ({
  openapi: '3.1.0',
  info: { title: 'Things', version: '1', license: { name: 'MIT', identifier: 'MIT' } },
  servers: [{ url: '/' }],
  tags: [{ name: 'thing', description: 'Things' }],
  paths: { '/things/{id}': { get: operation('getThing') } } as Record<string, { get: ReturnType<typeof operation> }>,
})

type Description = ReturnType<typeof description>

async function after(change: (good: Description) => unknown) {
  const changed = description()
  change(changed)
  return (await problemsOf(JSON.stringify(changed), {})).join('\n')
}

const get = ({ paths }: Description) => paths['/things/{id}']?.get ?? operation('none')

describe('the check of the API description', () => {
  it('accepts a complete description', async () => {
    expect(await after(() => {})).toBe('')
  })

  it.each<[what: string, change: (good: Description) => unknown, rule: string]>([
    ['no server', (good) => Reflect.deleteProperty(good, 'servers'), 'no-empty-servers'],
    ['no answer for refusals', (good) => Reflect.deleteProperty(get(good).responses, '400'), 'operation-4xx-response'],
    ['no answer for success', (good) => Reflect.deleteProperty(get(good).responses, '200'), 'operation-2xx-response'],
    ['an undeclared tag', (good) => (good.tags = []), 'operation-tag-defined'],
    [
      'a tag without description',
      (good) => Reflect.deleteProperty(good.tags[0] ?? {}, 'description'),
      'tag-description',
    ],
    [
      'the same path with another parameter',
      (good) => (good.paths['/things/{name}'] = { get: operation('getByName') }),
      'no-identical-paths',
    ],
    [
      'an example that its schema refuses',
      (good) => Object.assign(get(good).responses[200].content['application/json'].example, { code: 'ok' }),
      'no-invalid-media-type-examples',
    ],
    [
      'no example',
      (good) => Reflect.deleteProperty(get(good).responses[200].content['application/json'], 'example'),
      'get /things/{id}: application/json has no example',
    ],
    [
      'properties without description',
      (good) =>
        Reflect.deleteProperty(
          get(good).responses[200].content['application/json'].schema.properties.code,
          'description',
        ),
      'Only 1 of 2 properties',
    ],
  ])('reports %s', async (_, change, rule) => {
    expect(await after(change)).toContain(rule)
  })

  it('reports an accepted problem that no longer exists', async () => {
    const problems = await problemsOf(JSON.stringify(description()), {
      'no-identical-paths #/paths/~1a': 'once needed',
    })

    expect(problems).toEqual(['no-identical-paths #/paths/~1a: accepted, but not found'])
  })
})

it('finds the calls and fields that the README of the uploader documents', async () => {
  const [readme, text] = await Promise.all(
    ['packages/uploader/README.md', 'packages/api-client/openapi.json'].map((file) =>
      readFile(join(ROOT, file), 'utf8'),
    ),
  )
  const [, wire = ''] = /^## The wire\n([\s\S]*?)^## /m.exec(readme ?? '') ?? []
  const { paths }: { paths: Record<string, object> } = JSON.parse(text ?? '')
  const calls = [...wire.matchAll(/`(GET|POST|DELETE) (\/api[^`?]*)/g)].map(([, method = '', path = '']) => {
    return [`${method} ${path}`, method.toLowerCase() in (paths[path] ?? {})]
  })
  const fields = [...wire.matchAll(/^ +\| (`.*?) +\|/gm)].flatMap(([, cell = '']) => cell.match(/\w+/g) ?? [])
  const chunk = JSON.stringify(paths['/api/file/chunk'])

  expect(calls).toHaveLength(5)
  expect(calls.filter(([, isKnown]) => !isKnown)).toEqual([])
  expect(fields).toContain('totalChunks')
  expect(fields.filter((field) => !chunk.includes(`"${field}":`) && !chunk.includes(`"name":"${field}"`))).toEqual([])
})

it('counts properties and parameters, without examples', () => {
  const counted = countDescribed({
    properties: { a: { description: 'A', example: { properties: { x: {} } } }, b: { $ref: '#/B' }, c: {} },
    parameters: [{ name: 'd' }],
  })

  expect(counted).toEqual({ described: 2, all: 4 })
})

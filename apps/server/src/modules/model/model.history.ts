import type { Actor } from '../../platform/actor.ts'
import { AppError } from '../../platform/errors.ts'
import { found } from '../../platform/route.ts'
import type { PageColumns } from '../authority/index.ts'
import { isNode, textOf, type Node } from './table-plan/document.ts'
import type { VisualModelRecord } from './model.repository.ts'
import type { ModelDeps, ModelWriter } from './model.writer.ts'

/** Compared parts of a model: column of the row → name on the wire. */
const COMPARED = {
  full_name: 'fullName',
  en_code: 'enCode',
  category: 'category',
  web_type: 'webType',
  state: 'state',
  sort_code: 'sortCode',
  description: 'description',
  tables: 'tables',
  form_data: 'formData',
  column_data: 'columnData',
  app_column_data: 'appColumnData',
  flow_template_json: 'flowTemplateJson',
} as const
const DOCUMENTS = new Set(['tables', 'formData', 'columnData', 'appColumnData', 'flowTemplateJson'])
const MAX_DIFFERENCES = 500
const MAX_TEXT = 500

interface Difference {
  path: string
  before: string
  after: string
}

/** Revisions of models. */
export function createHistory({
  repository,
  writer,
  columns,
}: ModelDeps & { writer: ModelWriter; columns: PageColumns }) {
  async function list(id: string, actor: Actor) {
    found(await repository.find(id))
    const isVisible = await columns.visibleKeys(actor, { except: ['edit'] })
    return (await repository.listRevisions(id)).map(
      ({ id: revisionId, createdAt, before, after, realName, account }) => ({
        id: revisionId,
        createdAt: createdAt.getTime(),
        user: realName === null ? '' : `${realName}/${account ?? ''}`,
        summary: before === null ? [] : changedNames(stateOf(before), stateOf(after)).filter(isVisible),
      }),
    )
  }

  /** The visible differences between a revision and the present model. */
  async function compare(id: string, { revisionId, actor }: { revisionId: string; actor: Actor }) {
    const model = found(await repository.find(id))
    const then = await stateAt(id, revisionId)
    const isVisible = await columns.visibleKeys(actor, { except: ['edit'] })
    return differences(then, currentOf(model)).filter(({ path }) => isVisible(/^\w+/.exec(path)?.[0] ?? ''))
  }

  /** Restores a revision. The tables follow; columns that were added later are kept. */
  async function restore(id: string, { revisionId, actor }: { revisionId: string; actor: Actor }) {
    const model = found(await repository.find(id))
    const then = await stateAt(id, revisionId)
    const text = (name: string) => (typeof then[name] === 'string' ? then[name] : null)
    return await writer.update(id, {
      actor,
      body: {
        fullName: text('fullName') ?? model.fullName,
        enCode: text('enCode') ?? model.enCode,
        category: text('category') ?? model.category,
        webType: typeof then['webType'] === 'number' ? then['webType'] : model.webType,
        description: text('description') ?? '',
        tables: text('tables'),
        formData: text('formData'),
        columnData: text('columnData'),
        appColumnData: text('appColumnData'),
        flowTemplateJson: text('flowTemplateJson'),
        lastModifyTime: model.lastModifyTime?.getTime() ?? null,
      },
    })
  }

  async function stateAt(id: string, revisionId: string) {
    const revision = found((await repository.listRevisions(id)).find((row) => row.id === revisionId))
    if (revision.after === null) throw new AppError('refused', 'model.revisionEmpty')
    return stateOf(revision.after)
  }

  return { list, compare, restore }
}

export type History = ReturnType<typeof createHistory>

const currentOf = (model: VisualModelRecord): Node =>
  Object.fromEntries(Object.entries(model).filter(([name]) => Object.values<string>(COMPARED).includes(name)))

function stateOf(row: unknown): Node {
  if (!isNode(row)) return {}
  return Object.fromEntries(Object.entries(COMPARED).map(([column, name]) => [name, row[column] ?? null]))
}

const changedNames = (before: Node, after: Node) =>
  Object.values<string>(COMPARED).filter((name) => (before[name] ?? null) !== (after[name] ?? null))

function differences(before: Node, after: Node): Difference[] {
  const different: Difference[] = []
  for (const name of changedNames(before, after)) {
    const read = (state: Node) => (DOCUMENTS.has(name) ? parsed(state[name]) : state[name])
    compareValues(name, read(before), read(after))
  }
  return different.slice(0, MAX_DIFFERENCES)

  // oxlint-disable-next-line max-params -- a path and the two values at it
  function compareValues(path: string, one: unknown, other: unknown) {
    if (different.length >= MAX_DIFFERENCES || one === other) return
    const left = membersOf(one)
    const right = membersOf(other)
    if (!left || !right) {
      if (show(one) !== show(other)) different.push({ path, before: show(one), after: show(other) })
      return
    }
    for (const key of new Set([...left.keys(), ...right.keys()])) {
      compareValues(
        `${path}${Array.isArray(one) || Array.isArray(other) ? `[${key}]` : `.${key}`}`,
        left.get(key),
        right.get(key),
      )
    }
  }
}

/** Members of an object, or of a list by name: a moved field is the same field. */
function membersOf(value: unknown): Map<string, unknown> | undefined {
  if (isNode(value)) return new Map(Object.entries(value))
  if (!Array.isArray(value)) return undefined
  const items: readonly unknown[] = value
  return new Map(items.map((item, index) => [nameOf(item) || String(index), item]))
}

function nameOf(item: unknown): string {
  if (!isNode(item)) return ''
  const config = isNode(item['__config__']) ? item['__config__'] : {}
  const formId = textOf(config['formId'])
  return textOf(item['__vModel__']) || (formId && `#${formId}`) || textOf(item['prop']) || textOf(item['table'])
}

const show = (value: unknown) => (value === undefined ? '' : JSON.stringify(value).slice(0, MAX_TEXT))

function parsed(source: unknown): unknown {
  if (typeof source !== 'string') return undefined
  try {
    return JSON.parse(source)
  } catch {
    return source
  }
}

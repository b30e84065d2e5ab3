import { isRecord, type JsonRecord, own } from '@sqos/form-model'
import type { ListSource, RowsRequest } from '../list/list-source.ts'

/** Records in memory, for stories and tests. `asked` has the queries. Searches compare by part of the text. */
export class MemorySource implements ListSource {
  readonly asked: string[] = []
  readonly requests: RowsRequest[] = []
  records: JsonRecord[]

  constructor(records: readonly JsonRecord[]) {
    this.records = [...records]
  }

  rows: ListSource['rows'] = async (request) => {
    this.requests.push(request)
    const query: unknown = request.queryJson ? JSON.parse(request.queryJson) : {}
    const found = this.records.filter((row) =>
      Object.entries(isRecord(query) ? query : {}).every(([key, value]) =>
        JSON.stringify(own(row, key) ?? '').includes(String(value)),
      ),
    )
    const start = (request.currentPage - 1) * request.pageSize
    return { list: found.slice(start, start + request.pageSize), total: found.length }
  }

  record: ListSource['record'] = async (id) => ({ data: this.#find(id) })

  detail: ListSource['detail'] = async (id) => this.#find(id)

  create: ListSource['create'] = async (data) => {
    this.asked.push(`create ${JSON.stringify(data)}`)
    this.records.unshift({ ...data, id: `new${this.records.length}` })
  }

  update: ListSource['update'] = async (id, data) => {
    this.asked.push(`update ${id}`)
    this.records = this.records.map((row) => (row['id'] === id ? { ...data, id } : row))
  }

  remove: ListSource['remove'] = async (id) => this.removeMany([id])

  removeMany: ListSource['removeMany'] = async (ids) => {
    this.asked.push(`remove ${ids.join(',')}`)
    this.records = this.records.filter(({ id }) => typeof id !== 'string' || !ids.includes(id))
  }

  exportRows: NonNullable<ListSource['exportRows']> = async ({ selectKey }) => {
    this.asked.push(`export ${selectKey}`)
    return { url: '/file', name: 'orders.xls' }
  }

  #find(id: string): JsonRecord {
    const found = this.records.find((row) => row['id'] === id)
    if (!found) throw new Error(`no record ${id}`)
    return found
  }
}
